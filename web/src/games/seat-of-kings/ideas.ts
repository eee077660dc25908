// When the ideas of Seat of Kings come up that have lessons of their own.
import type { Idea, Moment } from '../arising';
import type { Facts } from './facts';

type Here = Moment<Facts>;

const happens = (...kinds: string[]) => ({ events }: Here) => events.some(({ kind }) => kinds.includes(kind));
const allowed = ({ position, seat }: Here, move: RegExp) => position.legal[seat]?.some((text) => move.test(text)) ?? false;

/** A piece of that seat lies under another's. */
const isCaptive = ({ position, seat }: Here) =>
  Object.values(position.facts.regions).some(({ fields }) => Object.values(fields).some((stack) => stack[0] !== seat && stack.includes(seat)));

/** A region was opened, and not for nothing. */
const isPaid = ({ events }: Here) => events.some(({ kind, cumals }) => kind === 'region-opened' && Number(cumals) > 0);

export const ideas: Idea<Facts>[] = [
  { lesson: 'forts', name: { en: 'Forts', de: 'Forts', it: 'I fortini' }, arises: happens('fort-built', 'fort-broken') },
  {
    lesson: 'stone-of-destiny',
    name: { en: 'The Stone of Destiny', de: 'Der Stein des Schicksals', it: 'La pietra del destino' },
    arises: (moment) => happens('stone-played')(moment) || allowed(moment, /<>/),
  },
  {
    lesson: 'amnesty',
    name: { en: 'Amnesty', de: 'Amnestie', it: 'L’amnistia' },
    arises: (moment) => happens('amnesty')(moment) || (allowed(moment, / amnesty /) && isCaptive(moment)),
  },
  {
    lesson: 'third-region',
    name: { en: 'The third region', de: 'Die dritte Region', it: 'La terza regione' },
    arises: happens('third-region-needed'),
  },
  { lesson: 'king-stone', name: { en: 'King stones', de: 'Königssteine', it: 'Le pedine del Re' }, arises: happens('king-stone', 'throne-taken') },
  { lesson: 'prisoners', name: { en: 'Prisoners', de: 'Häftlinge', it: 'I prigionieri' }, arises: happens('imprisoned') },
  { lesson: 'start-player', name: { en: 'A new start player', de: 'Ein neuer Startspieler', it: 'Un nuovo giocatore iniziale' }, arises: happens('start-named') },
  { lesson: 'promotions', name: { en: 'Climbing far', de: 'Weit hinauf', it: 'Salire in alto' }, arises: happens('promoted') },
  { lesson: 'cumals', name: { en: 'Cumals', de: 'Cumals', it: 'I cumal' }, arises: (moment) => happens('discarded', 'income-total')(moment) || isPaid(moment) },
];
