// The tests that a mission may have, and which fields each of them needs.
import type { OwnMission, OwnTest } from '../pack';

export const types = ['tiles', 'groups', 'spread', 'link', 'castles', 'houses'] as const satisfies OwnTest['type'][];
export type TestType = (typeof types)[number];
export const ofs = ['any', 'farm', 'food', 'energy', 'settlement'] as const;
export const overs = ['provinces', 'areas', 'castles', 'towers'] as const;

export type TestField = 'of' | 'on' | 'size' | 'over' | 'each' | 'to';
export const fieldsOf: Record<TestType, readonly TestField[]> = {
  tiles: ['of', 'on'], groups: ['of', 'size'], spread: ['of', 'over', 'each'], link: ['of', 'to'], castles: [], houses: [],
};
const usual: Required<Omit<OwnTest, 'type' | 'least' | 'on'>> = { of: 'any', size: 4, over: 'provinces', each: 1, to: 'areas' };

/** A test of another type: what it asks for too it keeps, and what it does not know it loses. */
export function retyped(test: OwnTest, type: TestType): OwnTest {
  const said = fieldsOf[type].flatMap((field): [string, unknown][] => {
    const value = test[field] ?? (field === 'on' ? undefined : usual[field]);
    return value === undefined ? [] : [[field, value]];
  });
  return { type, ...Object.fromEntries(said), least: test.least };
}

/** With one field changed, the fields in their order; undefined: it is not said. */
export function tested(test: OwnTest, field: TestField | 'least', value: string | number | undefined): OwnTest {
  const next: OwnTest = { ...test, [field]: value };
  const said = [...fieldsOf[test.type], 'least' as const].flatMap((each): [string, unknown][] => (next[each] === undefined ? [] : [[each, next[each]]]));
  return { type: test.type, ...Object.fromEntries(said) } as OwnTest;
}

export function newMission(missions: readonly OwnMission[], name: string): OwnMission {
  const taken = new Set(missions.map(({ id }) => id));
  let number = 1;
  while (taken.has(`m${number}`)) ++number;
  return { id: `m${number}`, test: { type: 'castles', least: 5 }, first: 10, later: 5, name: { en: name }, text: { en: name } };
}
