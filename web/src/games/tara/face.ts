// Tara's face: the five games of the manual, on one board.
import { speech } from '../../words/speech.svelte';
import type { Face } from '../face';
import Board from './Board.svelte';
import './colours.css';
import Counts from './Counts.svelte';
import Emblem from './Emblem.svelte';
import { colourOf, colours, countOf, type Facts } from './facts';
import { advise, phase, prompt, report, verdict } from './telling';
import { taraWords } from './words/spoken';

export const face: Face<Facts> = {
  family: 'tara',
  Board,
  Counts,
  Emblem,
  colours: [0, 1, 2, 3].map((seat) => `var(--${colourOf(seat)}-band)`),
  score: async () => (await import('./Score.svelte')).default,
  lead: ({ facts }) => ({ name: taraWords().deciding[facts.aim], counts: colours.map((colour) => countOf(facts, colour)[facts.aim]) }),
  phase: (position) => phase(taraWords(), position),
  prompt: (position) => prompt(taraWords(), position),
  verdict: (position) => verdict(taraWords(), position),
  sides: (_, seats) => colours.map((_, side) => Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat % 2 === side)),
  report: (happening) => report(taraWords(), (seat) => speech.of(happening.ruleSet.seats[seat]!), happening),
  advise: (position, move) => advise(taraWords(), position, move),
  effects: async () => (await import('./why/spoken')).spokenEffects,
};
