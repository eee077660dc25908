// The shelf: every game as a cover, found in the games' folders. It is part of the first page, so covers are small; what
// is needed to play comes with the face (faces.ts).
import type { Component } from 'svelte';
import type { Text } from '../engine/protocol';

/** One game as it lies on the shelf; it may come in several rule sets. */
export interface Cover {
  id: string;
  title: Text;
  ruleSets: string[];
  minutes: [number, number];
  mood: Text;
  about: Text;
}

/** What a family of games brings to the shelf. */
export interface Shelf {
  family: string;
  /** Where it stands, from the left. */
  place: number;
  /** The small line over a title: what its games are called together, or what kind of game it is. */
  heading: Text;
  covers: Cover[];
  /** The picture on a cover. */
  Art: Component<{ cover: string }>;
  /** The way to its first lesson, at /learn/ and the family, and the cover whose picture shows it. */
  lesson?: { cover: string; title: Text; about: Text };
}

const files = import.meta.glob<{ shelf: Shelf }>('./*/shelf.ts', { eager: true });

export const shelves: Shelf[] = Object.values(files)
  .map(({ shelf }) => shelf)
  .sort((a, b) => a.place - b.place);

/** A cover and the shelf it stands on. */
export interface Found {
  cover: Cover;
  shelf: Shelf;
}

const all: Found[] = shelves.flatMap((shelf) => shelf.covers.map((cover) => ({ cover, shelf })));

export const coverOf = (id: string): Found | undefined => all.find(({ cover }) => cover.id === id);
export const coverWith = (ruleSet: string): Found | undefined => all.find(({ cover }) => cover.ruleSets.includes(ruleSet));
/** The first of a family. */
export const coverOfFamily = (family: string): Found | undefined => all.find(({ shelf }) => shelf.family === family);
