// The puzzles that families bring, as the page gets them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Puzzle } from '../src/pages/puzzles/collection';
import { root } from './root';

const files = readdirSync(`${root}/content`).map((family) => `${root}/content/${family}/puzzles.json`).filter((file) => existsSync(file));

export const allPuzzles: Puzzle[] = files.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')).puzzles);
