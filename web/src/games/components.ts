// What a family of games brings to its page of components: what lies in its box, where each piece that no rulebook prints comes
// from, and a way to write down one's own. The page that shows it and the frame of the editor know no game.
import type { Component, Snippet } from 'svelte';
import type { Fault } from '../engine/protocol';
import { awaited } from '../shell/quiet';

export const provenances = ['rulebook', 'public', 'reconstructed'] as const;
export type Provenance = (typeof provenances)[number];

/** A piece whose provenance is told, in the language of the page. */
export interface Piece {
  id: string;
  name: string;
  text: string;
  provenance: Provenance;
  /** What says so, or why it is as it is; empty where its kind says it. */
  note: string;
  kind?: string;
}

/** Pieces of one kind are shown together, with what is said of all of them. */
export interface Kind {
  id: string;
  name: string;
  about: string;
}

/** Where something comes from, as packs say it: `source` says what shows so, `reason` why it was made so. */
export interface Origin {
  provenance?: Provenance | undefined;
  source?: string | undefined;
  reason?: string | undefined;
}

/** A content pack as it is written down; what else stands in it is the family's. */
export interface Pack {
  game?: string;
  name?: string;
}

/** The way to something in a pack, as in ["cards", 16, "cost"]. */
export type Path = (string | number)[];

export interface EditorProps<Own extends Pack = Pack> {
  pack: Own;
  /** Where the engine has found something wrong; `problem` says what. */
  fault: Path | null;
  problem: Snippet;
  /** What is asked of a piece's origin; an answer that is cleared is undefined. */
  origin: Snippet<[origin: Origin, onchange: (origin: Origin) => void]>;
  onchange: (pack: Own) => void;
}

export interface Editor<Own extends Pack = Pack> {
  standard: Own;
  empty: () => Own;
  /** What came from a file, if it has the form of a pack, however wrong its values are; null otherwise. */
  editable: (content: unknown) => Own | null;
  /** Where something is, in words. */
  placeOf: (pack: Own, path: Path) => string;
  /** What is said in other words here than of a file; null: in the engine's. */
  plainly: (fault: Fault) => string | null;
  /** The family's own part: its pieces, to be chosen and changed. */
  Part: Component<EditorProps<Own>>;
}

export interface Components {
  family: string;
  /** The rule set that packs are checked for and played with. */
  ruleSet: string;
  pieces: () => Piece[];
  /** Without any, pieces are shown by where they come from. */
  kinds?: () => Kind[];
  /** So many pieces, with their noun. */
  counted: (count: number) => string;
  Picture: Component<{ id: string }>;
  /** What else lies in the box. */
  Others: Component;
  editor: () => Promise<Editor>;
}

/** `load` brings the words in the page's language. */
const files = import.meta.glob<{ components: Components; load: () => Promise<unknown> }>('./*/components.ts');
const fileOf = (family: string) => files[`./${family}/components.ts`];

export const hasComponents = (family: string): boolean => fileOf(family) !== undefined;

export async function loadComponents(family: string): Promise<Components> {
  const load = fileOf(family);
  if (!load) throw new Error(`there are no components of ${family}`);
  const { components, load: words } = await awaited(load());
  await awaited(words());
  return components;
}

/** Where in a pack the engine has found something, as in "cards[16].cost"; a table calls the pack a part of its setting. */
export const placeIn = (at: string): string => /^(?:setting\.)?content\.(.*)$/.exec(at)?.[1] ?? '';

export const pathOf = (at: string): Path => [...placeIn(at).matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([word, number]) => (number === undefined ? word : Number(number)));
