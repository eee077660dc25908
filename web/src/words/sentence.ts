// Sentences with gaps, as the ledger writes them; the same language as engine/core/sentence.cpp, and one golden file holds
// both to the same. {seat} stands for a value; {lost, plural, =0 {none} one {one piece} other {# pieces}} chooses by
// number, # being the number itself; {good, select, bread {the bread} other {the goods}} chooses by word.

/** What fills a gap: how it is told apart in `select` and `plural`, and how it is written. */
export interface Filling {
  key: string;
  words: string;
}

type Part =
  | { kind: 'text'; text: string }
  | { kind: 'number' }
  | { kind: 'gap'; gap: string }
  | { kind: 'plural' | 'select'; gap: string; choices: Choice[] };

interface Choice {
  key: string;
  parts: Part[];
}

export type Sentence = readonly Part[];

/** What is wrong with a pattern. */
export class PatternFault extends Error {}

/** Reads a pattern from left to right. */
class Reader {
  constructor(private rest: string) {}

  whole(): Sentence {
    const parts = this.parts(false);
    if (this.rest) throw new PatternFault('a brace is closed that was never opened');
    return parts;
  }

  /** Up to the brace that closes what it stands in, or the end. Only within a plural # is the number. */
  private parts(counted: boolean): Part[] {
    const parts: Part[] = [];
    while (this.rest && this.rest[0] !== '}') {
      const text = this.take(counted ? /^[^{}#]+/ : /^[^{}]+/);
      if (text) parts.push({ kind: 'text', text });
      else if (this.take(/^#/)) parts.push({ kind: 'number' });
      else parts.push(this.gap(counted));
    }
    return parts;
  }

  private gap(counted: boolean): Part {
    this.expect('{');
    const gap = this.word();
    if (this.takeSign('}')) return { kind: 'gap', gap };
    this.expect(',');
    const kind = this.word();
    if (kind !== 'plural' && kind !== 'select') throw new PatternFault(`"${kind}" is neither plural nor select`);
    this.expect(',');
    const choices = this.choices(counted || kind === 'plural');
    this.expect('}');
    return { kind, gap, choices };
  }

  private choices(counted: boolean): Choice[] {
    const choices: Choice[] = [];
    for (this.skipBlanks(); this.rest && this.rest[0] !== '}'; this.skipBlanks()) {
      const key = this.word();
      this.expect('{');
      choices.push({ key, parts: this.parts(counted) });
      this.expect('}');
    }
    if (choices.at(-1)?.key !== 'other') throw new PatternFault('the last choice must be "other"');
    return choices;
  }

  private take(pattern: RegExp): string {
    const found = pattern.exec(this.rest)?.[0] ?? '';
    this.rest = this.rest.slice(found.length);
    return found;
  }
  private skipBlanks() {
    this.take(/^[ \n]+/);
  }
  private takeSign(sign: string): boolean {
    this.skipBlanks();
    if (this.rest[0] !== sign) return false;
    this.rest = this.rest.slice(1);
    return true;
  }
  private expect(sign: string) {
    if (!this.takeSign(sign)) throw new PatternFault(`'${sign}' is missing before "${this.rest}"`);
  }
  private word(): string {
    this.skipBlanks();
    const word = this.take(/^[^ \n,{}#]+/);
    if (!word) throw new PatternFault(`a word is missing before "${this.rest}"`);
    return word;
  }
}

/** Throws a PatternFault for what is no sentence; those of the ledger are found good when it is built. */
export function readSentence(pattern: string): Sentence {
  return new Reader(pattern).whole();
}

/** In all three languages one is singular, and everything else plural. */
function fits(choice: Choice, kind: 'plural' | 'select', key: string): boolean {
  if (choice.key === 'other') return true;
  if (kind === 'select') return choice.key === key;
  return choice.key === `=${key}` || (choice.key === 'one' && key === '1');
}

export function fill(sentence: Sentence, filling: (gap: string) => Filling, number = ''): string {
  const written = (part: Part): string => {
    if (part.kind === 'text') return part.text;
    if (part.kind === 'number') return number;
    const value = filling(part.gap);
    if (part.kind === 'gap') return value.words;
    const choice = part.choices.find((each) => fits(each, part.kind, value.key))!; // the last one always fits
    return fill(choice.parts, filling, part.kind === 'plural' ? value.words : number);
  };
  return sentence.map(written).join('');
}
