// The face of Rebirth: the map of Ireland, missions, and what everybody has.
import { ledger } from '../../words/ledger.svelte';
import { speech } from '../../words/speech.svelte';
import type { Face } from '../face';
import Board from './Board.svelte';
import { boxOf, hexesOf, missionsOf } from './box';
import { ceremony, telling } from './ceremony/telling';
import { lines } from './colours';
import Counts from './Counts.svelte';
import type { Facts } from './facts';
import { handWords } from './hand/words/spoken';
import { mapWords } from './map/words/spoken';
import { missionWords } from './missions/words/spoken';
import { tileName } from './naming';
import Emblem from './pieces/Emblem.svelte';
import { playerWords } from './players/words/spoken';
import { seatName } from './seats';
import { advise, phase, prompt, verdict } from './telling';
import { rebirthWords as words } from './words/spoken';

const family = 'rebirth';

export const load = () => Promise.all([words.load(), mapWords.load(), handWords.load(), missionWords.load(), playerWords.load()]);

export const face: Face<Facts> = {
  family,
  Board,
  boxed: true,
  Counts,
  Emblem,
  colours: lines,
  score: async () => (await import('./Score.svelte')).default,
  lead: ({ facts }) => ({ name: words().points, counts: facts.seats.map(({ points }) => points) }),
  phase: (position) => phase(words(), position),
  prompt: (position) => prompt(words(), tileName, position),
  verdict: (position) => verdict(words(), seatName, position),
  sides: (_, seats) => Array.from({ length: seats }, (_, seat) => [seat]),
  report: ({ after, events }) => events.filter((event) => !telling.quiet(event)).map((event) => ledger.tell(family, telling.named!(event, after.pack), seatName)).filter(Boolean).join(' '),
  telling,
  ceremony,
  advise: ({ pack }, move) => {
    const box = boxOf(pack);
    const mission = (id: string) => missionsOf(box).get(id)?.name;
    const place = (what: string) => {
      const tower = box.towers.fields.find(({ id }) => id === what);
      return mission(what) ? speech.of(mission(what)!) : (tower?.name ?? hexesOf(box).get(what)?.place ?? what);
    };
    return advise(words(), tileName, place, move);
  },
  effects: async () => (await import('./why/spoken')).spokenEffects,
};
