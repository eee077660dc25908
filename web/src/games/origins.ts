// Where the groups of a pack of one's own come from. What has been said of a standard group is not true of a changed one.
import type { Origin } from './components';

interface Told<Group extends string> {
  provenance?: Partial<Record<Group, Origin>>;
}

const same = (a: Origin | undefined, b: Origin | undefined) => (['provenance', 'source', 'reason'] as const).every((part) => a?.[part] === b?.[part]);

function withOrigin<Group extends string, Own extends Told<Group>>(pack: Own, group: Group, origin: Origin | undefined): Own {
  const { provenance, ...rest } = pack;
  const { [group]: _, ...others } = (provenance ?? {}) as Partial<Record<Group, Origin>>;
  const said = origin && Object.fromEntries(Object.entries(origin).filter(([, words]) => words !== undefined));
  const all = { ...others, ...(said && Object.keys(said).length > 0 && { [group]: said }) };
  return (Object.keys(all).length > 0 ? { ...rest, provenance: all } : rest) as Own;
}

/** What is said of a group that has been changed, if it was said of the standard one, is no longer said. */
export const withoutStandard = <Group extends string, Own extends Told<Group>>(pack: Own, standard: Told<Group>, group: Group): Own =>
  pack.provenance?.[group] && same(pack.provenance[group], standard.provenance?.[group]) ? withOrigin<Group, Own>(pack, group, undefined) : pack;

export const told = <Group extends string, Own extends Told<Group>>(pack: Own, group: Group, { provenance, source, reason }: Origin): Own =>
  withOrigin<Group, Own>(pack, group, { provenance, source, reason });
