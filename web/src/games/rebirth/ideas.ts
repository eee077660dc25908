// When the ideas of Rebirth come up that have lessons of their own.
import type { Idea, Moment } from '../arising';
import type { Facts, TowerKind } from './facts';

type Here = Moment<Facts>;

const happens = (kind: string, holds: (event: Here['events'][number]) => boolean = () => true) => ({ events }: Here): boolean =>
  events.some((event) => event.kind === kind && holds(event));
const reached = (bonus: TowerKind) => happens('tower-reached', (event) => event.bonus === bonus);

/** How many turns before its end whoever plays is told of the final scoring, and of ties. */
const lastTurns = { end: 5, ties: 2 };
const toDraw = ({ position: { facts }, seat }: Here): number => facts.phase === 'place' ? facts.seats[seat]!.supply : Infinity;

export const ideas: Idea<Facts>[] = [
  { lesson: 'unfit', name: { en: 'A tile that fits nowhere', de: 'Ein Plättchen, das nirgends passt', it: 'Una tessera che non trova posto' }, arises: happens('tile-put-out') },
  { lesson: 'ties', name: { en: 'A tie at the end', de: 'Gleichstand am Ende', it: 'Parità alla fine' }, arises: (here) => toDraw(here) < lastTurns.ties },
  { lesson: 'end', name: { en: 'The final scoring', de: 'Die Schlusswertung', it: 'Il conteggio finale' }, arises: (here) => toDraw(here) < lastTurns.end },
  { lesson: 'extra', name: { en: 'An extra tile', de: 'Ein weiteres Plättchen', it: 'Una tessera in più' }, arises: reached('extra') },
  { lesson: 'three', name: { en: 'Three to choose from', de: 'Drei zur Auswahl', it: 'Tre fra cui scegliere' }, arises: reached('draw') },
  { lesson: 'private', name: { en: 'A private mission', de: 'Ein persönlicher Auftrag', it: 'Una missione personale' }, arises: reached('mission') },
  { lesson: 'doubler', name: { en: 'The doubler', de: 'Der Verdoppler', it: 'Il raddoppio' }, arises: reached('double') },
  { lesson: 'thirteen', name: { en: 'Thirteen points', de: 'Dreizehn Siegpunkte', it: 'Tredici punti' }, arises: reached('thirteen') },
  { lesson: 'rivals', name: { en: 'Ties in an area', de: 'Gleichstand im Bereich', it: 'Parità in un’area' }, arises: happens('area-scored', ({ present }) => Number(present) > 1) },
  { lesson: 'offshore', name: { en: 'Groups by the sea', de: 'Gruppen am Meer', it: 'Gruppi sul mare' }, arises: happens('farm-scored', ({ bonus }) => Number(bonus) > 0) },
  {
    lesson: 'neutral',
    name: { en: 'Neutral tiles', de: 'Neutrale Plättchen', it: 'Tessere neutrali' },
    arises: ({ position: { facts } }) => facts.phase === 'place' && Object.values(facts.tiles).some(([seat]) => seat === null),
  },
];
