// Moves as the table writes them (docs/notation.md), taken apart into what is touched to make them. The table decides which
// there are; here nothing is known but how they are written.

/** A placement field of a card's pattern: a piece goes there, or it is only named. */
export interface Placing {
  field: string;
  placed: boolean;
}

export interface Move {
  text: string;
  /** What is done, as the notation says it: a card that places or swaps has no word of its own there. */
  kind: 'keep' | 'place' | 'stone' | 'discard' | 'amnesty' | 'promote' | 'fort' | 'treason' | 'garrison' | 'ransom' | 'start' | 'region' | 'word';
  card?: number;
  region?: string;
  placings?: Placing[];
  /** What has to be touched, in any order: cards, places, pieces of a stack, or words that are no place. */
  touches: string[];
}

export const cardTouch = (card: number) => `card ${card}`;
/** A piece of a stack, 0 is the top. */
export const pieceTouch = (place: string, depth: number) => `${place}.${depth}`;

const written = {
  keep: /^keep (\d+) (\d+) (\d+)$/,
  discard: /^(\d+) discard$/,
  amnesty: /^(\d+) amnesty (\w+)$/,
  stone: /^(\d+) (\w+) (\w+)\.(\d+)<>(\w+)\.(\d+)$/,
  place: /^(\d+) (\w+) ([+=])(\w+)(?: ([+=])(\w+))?$/,
  named: /^(fort|swap|garrison) ([FHWC]\d|K)$/,
  told: /^(ransom|start|region) (\w+)$/,
};

const kinds = { fort: 'fort', swap: 'treason', garrison: 'garrison' } as const;

function playOf(text: string): Move | null {
  const [, card, region, ...rest] = written.place.exec(text) ?? [];
  if (card && region) {
    const [sign, field, otherSign, other] = rest;
    const placings = [{ field: field!, placed: sign === '+' }, ...(other ? [{ field: other, placed: otherSign === '+' }] : [])];
    const touches = [cardTouch(Number(card)), ...placings.map(({ field }) => `${region} ${field}`)];
    return { text, kind: 'place', card: Number(card), region, placings, touches };
  }
  const [, stone, where, field, depth, other, otherDepth] = written.stone.exec(text) ?? [];
  if (!stone) return null;
  const pieces = [pieceTouch(`${where} ${field}`, Number(depth)), pieceTouch(`${where} ${other}`, Number(otherDepth))];
  return { text, kind: 'stone', card: Number(stone), region: where!, touches: [cardTouch(Number(stone)), ...pieces] };
}

function cardMoveOf(text: string): Move | null {
  const discarded = written.discard.exec(text);
  if (discarded) return { text, kind: 'discard', card: Number(discarded[1]), touches: [cardTouch(Number(discarded[1])), 'discard'] };
  const [, card, region] = written.amnesty.exec(text) ?? [];
  if (card && region) return { text, kind: 'amnesty', card: Number(card), region, touches: [cardTouch(Number(card)), 'amnesty', region] };
  return playOf(text);
}

/** A legal move; `region` is where the action goes on. */
export function moveOf(text: string, region: string | null): Move {
  const kept = written.keep.exec(text);
  if (kept) return { text, kind: 'keep', touches: kept.slice(1).map((card) => cardTouch(Number(card))) };
  const played = cardMoveOf(text);
  if (played) return played;
  if (text.startsWith('^')) return { text, kind: 'promote', touches: [`${region} ${text.slice(1)}`] };
  const named = written.named.exec(text);
  if (named) return { text, kind: kinds[named[1] as keyof typeof kinds], touches: [`${region} ${named[2]}`] };
  const told = written.told.exec(text);
  if (told?.[1] === 'region') return { text, kind: 'region', region: told[2]!, touches: [told[2]!] };
  return { text, kind: (told?.[1] as 'ransom' | 'start' | undefined) ?? 'word', touches: [text] };
}
