// When an idea comes up at a table that a family has a lesson for: what the families say of it, loaded once nobody waits.
import type { Text } from '../engine/protocol';
import type { Told } from '../table/messages';
import type { Position } from './face';

/** What has just happened at a table, and what stands there now, as a seat sees it. */
export interface Moment<Facts = unknown> {
  events: Told[];
  position: Position<Facts>;
  seat: number;
}

export interface Idea<Facts = unknown> {
  /** The lesson's id. */
  lesson: string;
  name: Text;
  arises: (moment: Moment<Facts>) => boolean;
}

const files = import.meta.glob<{ ideas: Idea[] }>('./*/ideas.ts');
const fileOf = (family: string) => files[`./${family}/ideas.ts`];

export const hasIdeas = (family: string): boolean => fileOf(family) !== undefined;
export const loadIdeas = async (family: string): Promise<Idea[]> => (await fileOf(family)?.())?.ideas ?? [];
