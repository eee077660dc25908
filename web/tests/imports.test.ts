// How the folders of the page hang together: they build on each other in one direction, and nothing that is shared knows
// a game.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { engine, root } from './engine';

const source = `${root}/web/src`;
const filesBelow = (folder: string): string[] =>
  readdirSync(join(source, folder)).flatMap((name) => {
    const path = join(folder, name);
    return statSync(join(source, path)).isDirectory() ? filesBelow(path) : /\.(ts|svelte)$/.test(name) ? [path] : [];
  });

const read = (file: string) => readFileSync(join(source, file), 'utf8');
const games = readdirSync(join(source, 'games')).filter((name) => statSync(join(source, 'games', name)).isDirectory());

/** A folder of the page, or a game: what lies within it may hang together in any way. Around all stands the page itself. */
const partOf = (file: string): string => {
  const [folder, game] = dirname(file).split('/') as [string, string?];
  return folder === 'games' && game ? `games/${game}` : folder;
};

/** The files of the page that a file imports, dynamically or for types alone too. */
const importsOf = (file: string): string[] =>
  [...read(file).matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, path]) => normalize(join(dirname(file), path!)));

const files = filesBelow('').filter((file) => partOf(file) !== '.');
const links = files.flatMap((file) => importsOf(file).map((other) => ({ file, from: partOf(file), to: partOf(other) })));
const across = links.filter(({ from, to }) => from !== to);
const shared = files.filter((file) => !partOf(file).startsWith('games/'));

test('the imports are found', () => {
  expect(links.length).toBeGreaterThan(150);
  expect(new Set(files.map(partOf))).toEqual(new Set(['engine', 'fair', 'games', 'lesson', 'pages', 'play', 'shell', 'table', 'words', ...games.map((game) => `games/${game}`)]));
});

test('folders build on each other in one direction', () => {
  const below = new Map([...new Set(files.map(partOf))].map((part) => [part, new Set(across.filter(({ from }) => from === part).map(({ to }) => to))]));
  const order: string[] = [];
  while (below.size > 0) {
    const next = [...below].find(([, needs]) => [...needs].every((part) => !below.has(part)));
    expect(next, `in a circle: ${[...below.keys()].join(', ')}`).toBeDefined();
    below.delete(next![0]);
    order.push(next![0]);
  }
  expect(order[0]).toBe('engine');
});

test('nothing that is shared imports a game, and no game another', () => {
  expect(across.filter(({ to }) => to.startsWith('games/'))).toEqual([]);
});

test('nothing that is shared names a game', async () => {
  const { games: ruleSets } = await engine.ask('games', {});
  const names = [...new Set([...games, ...ruleSets.flatMap(({ id, family, name }) => [id, family, ...Object.values(name)])])];
  const words = names.filter((name) => name !== 'plain').map((name) => name.replaceAll(/[-_ ]/g, '[-_ ]?'));
  const known = new RegExp(`(?<![\\p{L}])(${words.join('|')})(?![\\p{L}])`, 'iu');
  expect(known.test('the board of Tara')).toBe(true);
  const found = [...shared, 'App.svelte', 'main.ts'].flatMap((file) => read(file).split('\n').flatMap((line, i) => (known.test(line) ? [`${file}:${i + 1}: ${line.trim()}`] : [])));
  expect(found).toEqual([]);
});
