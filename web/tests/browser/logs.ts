// Logs of tables whose draws can be verified, right and wrong, as tests/fair/golden_test.cpp wrote them.
import { readFileSync } from 'node:fs';
import { fairDraws } from './places';

interface Entry {
  what: string;
}
const golden: { name: string; log: Entry[] }[] = JSON.parse(readFileSync(fairDraws, 'utf8')).logs;

export const entriesOf = (name: string): Entry[] => golden.find((each) => each.name === name)!.log;
/** As a file has it. */
export const logOf = (name: string): string => entriesOf(name).map((entry) => `${JSON.stringify(entry)}\n`).join('');
