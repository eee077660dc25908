// Games leave the page as files and as links, and come back the same way; the engine reads both. A link holds the whole
// record, compressed, behind the #: it is never sent to anybody's server.
import { catalogue } from '../engine/catalogue';
import type { Options } from '../engine/protocol';

export function download(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

const through = async (bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

// Letters that may stand behind a # as they are.
const toLetters = (bytes: Uint8Array) => {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};
const fromLetters = (text: string) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** Where one looks at a recorded game: after so many steps. */
export interface Linked {
  text: string;
  at: number | null;
}

/** The address of a record, and of where one looks. */
export async function addressOf(record: string, at: number): Promise<string> {
  const bytes = await through(new TextEncoder().encode(record), new CompressionStream('deflate-raw'));
  return `/replay#at=${at}&record=${toLetters(bytes)}`;
}

const largest = 4_000_000; // of a record that comes out of a link; no game is longer

/** The record in a link; null if there is none, or none that can be unpacked. */
async function unpacked(fragment: string): Promise<Linked | null> {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  const letters = fields.get('record');
  if (!letters) return null;
  try {
    const bytes = await through(fromLetters(letters), new DecompressionStream('deflate-raw'));
    return bytes.length > largest ? null : { text: new TextDecoder().decode(bytes), at: placeOf(fields) };
  } catch {
    return null;
  }
}

const placeOf = (fields: URLSearchParams): number | null => {
  const at = fields.has('at') ? Number(fields.get('at')) : NaN;
  return Number.isInteger(at) ? at : null;
};

/** Links as they were before games could be long: rule set, options and moves, one by one. What else stands in them was
    put there by whoever passed them on. */
function spelledOut(query: string): Linked | null {
  const fields = new URLSearchParams(query);
  const game = fields.get('game');
  if (!game) return null;
  const options: Options = {};
  for (const { name } of catalogue.find(game)?.options ?? []) if (fields.has(name)) options[name] = Number(fields.get(name));
  const moves = (fields.get('moves') ?? '').split(',').filter(Boolean).map((move) => move.replaceAll('_', ' '));
  const rules = Number(fields.get('rules') ?? 1);
  return { text: [JSON.stringify({ game, rules, options }), ...moves].join('\n'), at: placeOf(fields) };
}

/** The record that an address stands for, as text for the engine to read and judge; null if it names no game. */
export const recordOf = async (query: string, fragment: string): Promise<Linked | null> => (await unpacked(fragment)) ?? spelledOut(query);
