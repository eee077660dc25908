// Why moves of Tumult Royal are good or bad, in English. The other languages have the same shape; the compiler sees to it.
import { listed } from '../../../words/listed';
import { plural } from '../../../words/plural';
import type { Good } from '../facts';

export const en = {
  and: listed('and'),
  goods: { bread: (count) => `${count} bread`, marble: (count) => `${count} marble`, tools: (count) => plural(count, 'tool', 'tools') } as Record<Good, (count: number) => string>,
  village: (field: string) => `the village ${field}`,
  castle: (field: string) => `the castle ${field}`,
  beside: (fields: string) => `Stands beside ${fields}.`,
  opens: (fields: string) => `Opens the way to ${fields}.`,
  statues: (count: number, most: boolean) => `Brings it to ${plural(count, 'statue', 'statues')}${most ? ', the most of all' : ''}.`,
  supporters: (count: number, most: boolean) => `Has ${plural(count, 'supporter', 'supporters')} then${most ? ', the most of all' : ''}.`,
  rest: (goods: string) => `Keeps ${goods} for another field.`,
  usesUp: 'Uses up all goods.',
  holds: (goods: string, most: boolean) => `Holds ${goods} then${most ? ', more than anybody else' : ''}.`,
  leaves: (goods: string) => `Leaves ${goods} to the people.`,
  stops: (goods: string) => `Is content with ${goods}.`,
  stopsEmpty: 'Takes nothing from the people.',
};

export type Words = typeof en;
