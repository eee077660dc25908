// The pack that somebody writes down for a family of games, as this browser keeps it.
import type { Pack } from '../../games/components';
import { keep, kept } from '../../shell/kept';

const nameOf = (family: string) => `pack.${family}`;

export function keptPack(family: string): Pack | null {
  const pack = kept(nameOf(family));
  return typeof pack === 'object' ? (pack as Pack | null) : null;
}

/** Whether it is kept beyond this page. */
export const keepPack = (family: string, pack: Pack): boolean => keep(nameOf(family), pack);

/** The address of a set-up with it, and whether an address is one. */
export const withOwnPack = (cover: string, ruleSet: string) => `/games/${cover}?rules=${ruleSet}&pack=own`;
export const chosenOwn = (query: string): boolean => new URLSearchParams(query).get('pack') === 'own';
