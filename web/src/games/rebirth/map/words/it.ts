// What is said of the map of Rebirth, in Italian.
import { plural } from '../../../../words/plural';
import type { Words } from './en';

export const it: Words = {
  label: 'La mappa dell’Irlanda',
  terrain: {
    food: 'casella di cibo', energy: 'casella di energia', blank: 'casella senza simbolo', settlement: 'casella di insediamento', castle: 'castello',
    tower: 'torre rotonda', cathedral: 'cattedrale', 'offshore-food': 'casella offshore di cibo', 'offshore-energy': 'casella offshore di energia',
  },
  tower: (kind) => (kind ? `torre rotonda: ${kind}` : 'torre rotonda'),
  neutral: 'tessera neutrale',
  lies: (who, tile) => `${who}: ${tile}`,
  nobodys: 'di nessuno',
  holds: (who) => `di ${who}`,
  legal: 'permessa',
  brings: (points) => `permessa, ${plural(points, 'punto', 'punti')}`,
  last: 'ultima tessera',
  proposed: 'suggerimento',
};
