// What is said of the map of Rebirth, in German.
import { plural } from '../../../../words/plural';
import type { Words } from './en';

export const de: Words = {
  label: 'Die Karte von Irland',
  terrain: {
    food: 'Nahrungsfeld', energy: 'Stromfeld', blank: 'Feld ohne Symbol', settlement: 'Siedlungsfeld', castle: 'Burg', tower: 'Runder Turm',
    cathedral: 'Kathedrale', 'offshore-food': 'Offshore-Nahrungsfeld', 'offshore-energy': 'Offshore-Stromfeld',
  },
  tower: (kind) => (kind ? `Runder Turm: ${kind}` : 'Runder Turm'),
  neutral: 'neutrales Plättchen',
  lies: (who, tile) => `${who}: ${tile}`,
  nobodys: 'gehört niemandem',
  holds: (who) => `gehört ${who}`,
  legal: 'erlaubt',
  brings: (points) => `erlaubt, ${plural(points, 'Punkt', 'Punkte')}`,
  last: 'letztes Plättchen',
  proposed: 'Tipp',
};
