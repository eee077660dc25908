// The face of Seat of Kings: the island with its regions, cards in the hand, and turns made step by step.
import { catalogue } from '../../engine/catalogue';
import { ledger } from '../../words/ledger.svelte';
import { speech } from '../../words/speech.svelte';
import type { Face } from '../face';
import Board from './Board.svelte';
import { cardWords } from './cards/words/spoken';
import { ceremony, telling } from './ceremony/telling';
import Counts from './Counts.svelte';
import type { Facts } from './facts';
import { islandWords } from './island/words/spoken';
import { lines } from './island/colours';
import Crown from './island/Crown.svelte';
import Emblem from './island/Emblem.svelte';
import { phase, prompt, thronesOf, verdict } from './telling';
import { seatOfKingsWords as words } from './words/spoken';

const family = 'seat-of-kings';
const names = (seat: number) => speech.of(catalogue.find(family)!.seats[seat]!);

let advice: typeof import('./advice/advice') | undefined;

export const load = () => Promise.all([words.load(), islandWords.load(), cardWords.load()]);

export const face: Face<Facts> = {
  family,
  Board,
  boxed: true,
  Counts,
  Emblem,
  colours: lines,
  score: async () => (await import('./Score.svelte')).default,
  lead: ({ facts }) => ({ name: words().thrones, Sign: Crown, counts: facts.seats.map((_, seat) => thronesOf(facts, seat).length) }),
  drafts: ({ facts }) => ['turn', 'forts', 'promotion', 'treason'].includes(facts.phase),
  ends: (move) => move === 'done',
  phase: (position) => phase(words(), position),
  prompt: (position) => prompt(words(), names, position),
  verdict: (position) => verdict(words(), names, position),
  sides: (_, seats) => Array.from({ length: seats }, (_, seat) => [seat]),
  report: ({ events }) => events.filter((event) => !telling.quiet(event)).map((event) => ledger.tell(family, event, names)).filter(Boolean).join(' '),
  telling,
  ceremony,
  loadAdvice: async () => (advice = await import('./advice/advice')),
  advise: (position, move) => advice?.advise(words(), names, position, move) ?? '',
};
