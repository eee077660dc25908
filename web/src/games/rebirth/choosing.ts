// What is chosen without touching the map, each with what it costs and brings: a mission to be doubled, a tower, a tile that fits nowhere.
import { ledger } from '../../words/ledger.svelte';
import { speech } from '../../words/speech.svelte';
import { missionsOf, type Box } from './box';
import type { Facts, Tile } from './facts';
import type { Move } from './moves';
import type { Words } from './words/en';

export interface Way {
  name: string;
  effect?: string;
  main?: boolean;
}

/** A mission that somebody has fulfilled brings whoever comes later less. */
function doubling(words: Words, box: Box, { seats, progress, turn }: Facts, id: string): Way {
  const { name, text, first, later } = missionsOf(box).get(id)!;
  const fulfilled = seats.some((seat) => seat.fulfilled.includes(id));
  const known = progress[id];
  return {
    name: words.choices.double(speech.of(name)),
    effect: [speech.of(text), words.choices.doubled(fulfilled ? [later] : [first, later]), known && turn !== null ? words.choices.sofar(known.have[turn]!, known.least) : ''].filter(Boolean).join('. ') + '.',
  };
}

function activating(words: Words, box: Box, { towers, seats, turn, deck }: Facts, id: string): Way {
  const field = box.towers.fields.find((field) => field.id === id)!;
  const kind = towers[id]!;
  return {
    name: words.choices.tower(field.name, ledger.word('rebirth', 'tower-kind', kind)), main: true,
    effect: kind === 'extra' ? words.choices.extra(seats[turn!]!.aside.length) : kind === 'draw' ? words.choices.draw : words.choices.secret(deck),
  };
}

export function choiceOf(words: Words, box: Box, facts: Facts, tileName: (tile: Tile) => string, move: Move): Way {
  switch (move.kind) {
    case 'double': return doubling(words, box, facts, move.mission);
    case 'tower': return activating(words, box, facts, move.tower);
    case 'put-out': return { name: words.choices.putOut(tileName(move.tile)), main: true };
    default: return { name: words.choices.skip, effect: words.choices.skipped(facts.pending.length) };
  }
}
