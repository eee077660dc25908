// What is said of the components, in Italian.
import { listed } from '../../../../words/listed';
import { plural } from '../../../../words/plural';
import type { Words } from './en';

const hexes = (count: number) => plural(count, 'casella', 'caselle');
const towers = (count: number) => plural(count, 'torre', 'torri');

export const it: Words = {
  counted: (entries) => plural(entries, 'voce', 'voci'),
  kinds: {
    hexes: 'Caselle della mappa', areas: 'Aree di insediamento', castles: 'Castelli', fields: 'Caselle torre', towers: 'Torri rotonde', tiles: 'Tessere', missions: 'Missioni',
    offshore: 'Bonus offshore',
  },
  hex: {
    food: 'per fattorie di cibo', energy: 'per fattorie di energia', blank: 'per fattorie di entrambi i tipi', settlement: 'per insediamenti', castle: 'senza posto per tessere', tower: 'senza posto per tessere',
    cathedral: 'senza posto per tessere', 'offshore-food': 'per fattorie di cibo, con il bonus', 'offshore-energy': 'per fattorie di energia, con il bonus',
  },
  hexText: (count, what) => `${hexes(count)} ${what}`,
  neutral: (count) => ({ name: 'Casella con il simbolo per due', text: `${hexes(count)}: in due su ognuna c’è una tessera neutrale` }),
  areaText: (count, places) => `${hexes(count)}: ${places}`,
  where: (province, hex) => `${province}, casella ${hex}`,
  castleBreaks: (where) => `${where}; in caso di parità vince chi lo possiede`,
  towerBreaks: (where) => `${where}; se Blarney Castle non decide una parità, vince chi ha più tessere intorno`,
  tower: {
    three: (count) => ({ name: '3 punti', text: `${towers(count)}: 3 punti subito` }),
    thirteen: (count) => ({ name: '13 punti', text: `${towers(count)}: 13 punti per chi le ha raggiunte tutte` }),
    double: (count) => ({ name: 'Raddoppio', text: `${towers(count)}: chi le ha raggiunte tutte raddoppia una missione` }),
    draw: (count) => ({ name: 'Tre tessere', text: `${towers(count)}: si pescano tre tessere invece di una, e se ne sceglie una` }),
    extra: (count) => ({ name: 'Tessera in più', text: `${towers(count)}: si piazza subito una delle tessere messe da parte` }),
    mission: (count) => ({ name: 'Missione personale', text: `${towers(count)}: una missione del mazzo, solo per sé` }),
  },
  allTiles: (count) => ({ name: `${count} tessere a testa`, text: 'blu, rosse, bianche o gialle' }),
  tile: { F: 'Fattoria di cibo', E: 'Fattoria di energia', S1: 'Insediamento con 1 casa', S2: 'Insediamento con 2 case', S3: 'Insediamento con 3 case', S4: 'Insediamento con 4 case' },
  tileText: (count) => `${count} a testa`,
  missionText: (task, first, later) => `${task}: ${first} punti al primo, ${later} a tutti gli altri`,
  offshore: (points) => ({ name: plural(points, 'punto', 'punti'), text: 'per ogni casella offshore di un gruppo di fattorie, ogni volta che il gruppo fa punti' }),
  list: listed('e'),
};
