// What is said of the map of Rebirth, in German.
import { listed } from '../../../../words/listed';
import { plural } from '../../../../words/plural';
import type { Words } from './en';

const farms = (count: number, tile: string) => `${tile === 'F' ? 'Nahrungs' : 'Strom'}-${count === 1 ? 'Farm' : 'Farmen'}`;
const farmed = (count: number) => plural(count, 'Farm', 'Farmen');
const points = (count: number) => plural(count, 'Punkt', 'Punkte');
const places = ['allein', 'vorn', 'an zweiter Stelle', 'an dritter Stelle', 'an vierter Stelle'];

export const de: Words = {
  label: 'Die Karte von Irland',
  keys: 'Mit den Pfeiltasten gehst du über die Karte, mit N zum nächsten Feld, auf dem dein Plättchen liegen darf.',
  terrain: {
    food: 'Nahrungsfeld', energy: 'Stromfeld', blank: 'Feld ohne Symbol', settlement: 'Siedlungsfeld', castle: 'Burg', tower: 'Runder Turm',
    cathedral: 'Kathedrale', 'offshore-food': 'Offshore-Nahrungsfeld', 'offshore-energy': 'Offshore-Stromfeld',
  },
  tags: { coast: 'Küste', river: 'Fluss', border: 'Provinzgrenze', offshore: '' },
  area: (area, filled, of) => `Siedlungsbereich ${area}, ${filled} von ${plural(of, 'Feld', 'Feldern')} belegt`,
  neutral: 'neutrales Plättchen',
  lies: (who, tile) => `${who}: ${tile}`,
  group: (size, tile) => (size === 1 ? `einzelne ${farms(1, tile)}` : `Gruppe aus ${size} ${farms(size, tile)}`),
  brought: (count) => `brachte zuletzt ${points(count)}`,
  houses: (houses) => plural(houses, 'Haus', 'Häuser'),
  stands: points,
  nobodys: 'gehört niemandem',
  holds: (who) => `gehört ${who}`,
  beside: (count, farming) => (farming === 0 ? `${count} Plättchen` : `${count} Plättchen, ${farmed(farming)}`),
  holder: 'besitzt sie',
  takes: (count, farming) =>
    farming === 0 ? `gewinnt sie mit noch ${count} Plättchen` : farming === count ? `gewinnt sie mit noch ${count === 1 ? 'einer Farm' : `${count} Farmen`}` : `gewinnt sie mit noch ${count} Plättchen, davon ${farmed(farming)}`,
  never: 'kann sie nicht mehr gewinnen',
  bonus: {
    three: 'sofort 3 Siegpunkte', thirteen: '13 Siegpunkte, sobald du neben allen drei Türmen mit der 13 ein Feld belegt hast',
    double: 'sobald du neben beiden Verdopplern ein Feld belegt hast, bringt dir ein Auftrag deiner Wahl doppelt so viel', draw: 'am Ende des Zuges ziehst du drei Plättchen statt eines und wählst im nächsten Zug davon aus',
    extra: 'eines deiner beiseitegelegten Plättchen wird gezogen, und du platzierst es sofort', mission: 'ein eigener, verdeckter Auftrag, der am Ende zählt',
  },
  reached: (who) => `erreicht von ${who}`,
  unreached: 'noch von niemandem erreicht',
  ofSet: (have, of) => `${have} von ${of}`,
  ofNobody: 'Es füllt sein Feld und zählt für niemanden.',
  and: listed('und'),
  legal: 'erlaubt',
  brings: (count) => `erlaubt, ${points(count)}`,
  last: 'letztes Plättchen',
  recent: 'seit deinem letzten Zug platziert',
  changed: 'hat sich gerade geändert',
  proposed: 'Tipp',
  played: 'gespielt',
  why: {
    now: (place, count) => `${place}: jetzt ${points(count)}`,
    group: (size, tile, bonus) => `${size === 1 ? `Einzelne ${farms(1, tile)}` : `Gruppe aus ${size} ${farms(size, tile)}`}${bonus > 0 ? `, davon ${bonus} für Offshore-Felder` : ''}`,
    full: (area, hexes) => (hexes === 1 ? `${area} ist voll` : `${area}: Bereich aus ${hexes} Feldern ist voll`),
    place: (who, place, houses) => [who, places[place], `mit ${plural(houses, 'Haus', 'Häusern')}`].filter(Boolean).join(' '),
    takes: (castle) => `gewinnt ${castle}`,
    takesFrom: (castle, who) => `nimmt ${who} ${castle} ab`,
    mission: (mission, first, doubled) => `Auftrag „${mission}“, ${first ? 'zuerst' : 'nach anderen'}${doubled ? ', verdoppelt' : ''}`,
    tower: (name, bonus) => `Runder Turm ${name}: ${bonus}`,
    three: (name) => `Runder Turm ${name}`,
    thirteen: 'alle drei Türme mit der 13',
    doubler: 'beide Verdoppler: Du verdoppelst einen Auftrag',
    uncertain: 'Was das bringt, hängt von dem ab, was noch nicht zu sehen ist.',
    ends: 'Damit ist die Partie zu Ende; es folgt die Schlusswertung.',
    stands: (area, filled, of, shares) => `${area}: ${filled} von ${of} belegt${shares.length > 0 ? `; nach jetzigem Stand ${shares.join(', ')}` : ''}`,
    share: (who, count) => `${who} ${count}`,
    nearer: (castle, count, farming) =>
      `${castle}: deine mit noch ${farming === count ? (count === 1 ? 'einer Farm' : `${count} Farmen`) : `${count} Plättchen${farming > 0 ? `, davon ${farmed(farming)}` : ''}`}`,
    progress: (mission, have, least) => `${mission}: ${have} von ${least}`,
    next: (have, of) => `als Nächstes ${have} von ${of}`,
  },
};
