// Games leave the page as files and as links, and come back the same way; the engine reads both.
import type { Options } from '../engine/protocol';
import type { Game } from './game.svelte';

export function download(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** The address of a game: rule set, version of its rules (none: the first), options, moves, and where one looks. */
export function addressOf(game: Pick<Game, 'ruleSet' | 'options' | 'moves' | 'at'>): string {
  const query = new URLSearchParams({ game: game.ruleSet.id });
  if (game.ruleSet.rules > 1) query.set('rules', String(game.ruleSet.rules));
  for (const [name, value] of Object.entries(game.options)) query.set(name, String(value));
  query.set('moves', game.moves.join(',').replaceAll(' ', '_'));
  query.set('at', String(game.at));
  return `/replay?${query}`;
}

/** The record that an address stands for, as text for the engine to read and judge; null if it names no game. */
export function recordOf(query: string): { text: string; at: number } | null {
  const fields = new URLSearchParams(query);
  const game = fields.get('game');
  if (!game) return null;
  const options: Options = {};
  for (const [name, value] of fields) if (!['game', 'rules', 'moves', 'at'].includes(name)) options[name] = Number(value);
  const moves = (fields.get('moves') ?? '').split(',').filter(Boolean).map((move) => move.replaceAll('_', ' '));
  const at = fields.has('at') ? Number(fields.get('at')) : moves.length;
  const rules = Number(fields.get('rules') ?? 1);
  return { text: [JSON.stringify({ game, rules, options }), ...moves].join('\n'), at: Number.isInteger(at) ? at : moves.length };
}
