// The hexes that a mission names: where its tiles have to lie, or what they have to touch.
import { missionsOf, type Box } from '../box';

export function namedHexes(box: Box, id: string): string[] {
  const { type, on, over, to } = missionsOf(box).get(id)!.test;
  if (type === 'castles') return box.castles.map(({ hex }) => hex);
  if (on) return box.hexes.filter(({ province, kind, tags }) => [province, kind, ...(tags ?? [])].includes(on)).map(({ name }) => name);
  switch (over ?? to) {
    case 'castles': return box.castles.map(({ hex }) => hex);
    case 'towers': return box.towers.fields.map(({ hex }) => hex);
    case 'areas': return box.hexes.filter(({ area }) => area).map(({ name }) => name);
    default: return [];
  }
}
