// Positions and moves of Rebirth in words; what happened is told in the ledger's own sentences.
import type { Position } from '../face';
import type { Facts, Tile } from './facts';
import { moveOf } from './moves';
import type { Words } from './words/en';

type Names = (seat: number) => string;

export const phase = (words: Words, { facts }: Position<Facts>): string => words.phases[facts.phase];

export function prompt(words: Words, tileName: (tile: Tile) => string, { asked }: Position<Facts>): string {
  switch (asked?.kind) {
    case 'asked-place': return words.asked.place(tileName(asked.tile as Tile));
    case 'asked-extra': return words.asked.extra(tileName(asked.tile as Tile));
    case 'asked-choose': return words.asked.choose(Number(asked.tiles));
    case 'asked-put-out': return words.asked.putOut(Number(asked.tiles));
    case 'asked-double': return words.asked.double;
    case 'asked-tower': return words.asked.tower;
    default: return '';
  }
}

/** A move as advice to whoever is to make it. */
export function advise(words: Words, tileName: (tile: Tile) => string, placeName: (what: string) => string, text: string): string {
  const move = moveOf(text);
  switch (move.kind) {
    case 'place': return words.advise.place(tileName(move.tile), placeName(move.hex));
    case 'put-out': return words.advise.putOut(tileName(move.tile));
    case 'double': return words.advise.double(placeName(move.mission));
    case 'tower': return words.advise.tower(placeName(move.tower));
    case 'skip': return words.advise.skip;
  }
}

export const verdict = (words: Words, names: Names, { winners }: Position<Facts>): string => words.verdict(words.and(winners.map(names)), winners.length);
