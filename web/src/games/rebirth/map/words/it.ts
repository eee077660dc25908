// What is said of the map of Rebirth, in Italian.
import { listed } from '../../../../words/listed';
import { plural } from '../../../../words/plural';
import type { Words } from './en';

const farms = (count: number, tile: string) => `${count === 1 ? 'fattoria' : 'fattorie'} di ${tile === 'F' ? 'cibo' : 'energia'}`;
const farmed = (count: number) => plural(count, 'fattoria', 'fattorie');
const tiles = (count: number) => plural(count, 'tessera', 'tessere');
const points = (count: number) => plural(count, 'punto', 'punti');
const places = ['unica presenza', 'al primo posto', 'al secondo posto', 'al terzo posto', 'al quarto posto'];
const more = (count: number, farming: number) =>
  farming === 0 ? (count === 1 ? 'con un’altra tessera' : `con altre ${count} tessere`) : farming === count ? (count === 1 ? 'con un’altra fattoria' : `con altre ${count} fattorie`) : `con altre ${tiles(count)}, di cui ${farmed(farming)}`;

export const it: Words = {
  label: 'La mappa dell’Irlanda',
  keys: 'Con le frecce cammini sulla mappa, con N vai alla prossima casella in cui la tua tessera può stare.',
  terrain: {
    food: 'casella di cibo', energy: 'casella di energia', blank: 'casella senza simbolo', settlement: 'casella di insediamento', castle: 'castello',
    tower: 'torre rotonda', cathedral: 'cattedrale', 'offshore-food': 'casella offshore di cibo', 'offshore-energy': 'casella offshore di energia',
  },
  tags: { coast: 'costa', river: 'fiume', border: 'confine di provincia', offshore: '' },
  area: (area, filled, of) => `area di insediamento ${area}, ${filled} ${filled === 1 ? 'casella occupata' : 'caselle occupate'} su ${of}`,
  neutral: 'tessera neutrale',
  lies: (who, tile) => `${who}: ${tile}`,
  group: (size, tile) => (size === 1 ? `una sola ${farms(1, tile)}` : `gruppo di ${size} ${farms(size, tile)}`),
  brought: (count) => `l’ultima volta ${points(count)}`,
  houses: (houses) => plural(houses, 'casa', 'case'),
  stands: points,
  nobodys: 'di nessuno',
  holds: (who) => `di ${who}`,
  beside: (count, farming) => (farming === 0 ? tiles(count) : `${tiles(count)}, ${farmed(farming)}`),
  holder: 'lo possiede',
  takes: (count, farming) => `lo conquista ${more(count, farming)}`,
  never: 'non può più conquistarlo',
  bonus: {
    three: 'subito 3 punti', thirteen: '13 punti quando hai tessere accanto a tutte e tre le torri con il 13',
    double: 'quando hai tessere accanto a entrambi i raddoppi, una missione a tua scelta ti vale il doppio', draw: 'a fine turno peschi tre tessere invece di una, e il turno dopo scegli quale piazzare',
    extra: 'si pesca una delle tue tessere messe da parte, e la piazzi subito', mission: 'una missione tutta tua, coperta, che conta alla fine',
  },
  reached: (who) => `raggiunta da ${who}`,
  unreached: 'non ancora raggiunta da nessuno',
  ofSet: (have, of) => `${have} su ${of}`,
  ofNobody: 'Occupa la sua casella e non conta per nessuno.',
  and: listed('e'),
  legal: 'permessa',
  brings: (count) => `permessa, ${points(count)}`,
  last: 'ultima tessera',
  recent: 'piazzata dopo il tuo ultimo turno',
  changed: 'appena cambiato',
  proposed: 'suggerimento',
  played: 'giocata',
  why: {
    now: (place, count) => `${place}: adesso ${points(count)}`,
    group: (size, tile, bonus) => `${size === 1 ? `Una sola ${farms(1, tile)}` : `Gruppo di ${size} ${farms(size, tile)}`}${bonus > 0 ? `, di cui ${bonus} per caselle offshore` : ''}`,
    full: (area, hexes) => (hexes === 1 ? `${area} è piena` : `${area}: area di ${hexes} caselle piena`),
    place: (who, place, houses) => [who, places[place], `con ${plural(houses, 'casa', 'case')}`].filter(Boolean).join(' '),
    takes: (castle) => `conquista ${castle}`,
    takesFrom: (castle, who) => `toglie ${castle} a ${who}`,
    mission: (mission, first, doubled) => `missione «${mission}», ${first ? 'per primo' : 'dopo altri'}${doubled ? ', con raddoppio' : ''}`,
    tower: (name, bonus) => `torre rotonda ${name}: ${bonus}`,
    three: (name) => `torre rotonda ${name}`,
    thirteen: 'tutte e tre le torri con il 13',
    doubler: 'entrambi i raddoppi: raddoppi una missione',
    uncertain: 'Che cosa porta dipende da ciò che ancora non si può vedere.',
    ends: 'Con questa la partita finisce; segue il conteggio finale.',
    stands: (area, filled, of, shares) => `${area}: ${filled} su ${of}${shares.length > 0 ? `; per ora ${shares.join(', ')}` : ''}`,
    share: (who, count) => `${who} ${count}`,
    nearer: (castle, count, farming) => `${castle}: tuo ${more(count, farming)}`,
    progress: (mission, have, least) => `${mission}: ${have} su ${least}`,
    next: (have, of) => `il prossimo ${have} su ${of}`,
  },
};
