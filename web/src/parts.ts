// Every page is a part of its own, so that one does not wait for the others.
import { awaited } from './shell/quiet';

const pages = {
  home: () => import('./pages/Home.svelte'),
  setup: () => import('./pages/setup/Setup.svelte'),
  table: () => import('./play/TablePage.svelte'),
  replay: () => import('./play/ReplayPage.svelte'),
  rules: () => import('./pages/rules/RulesPage.svelte'),
  learn: () => import('./lesson/Learn.svelte'),
  components: () => import('./pages/components/ComponentsPage.svelte'),
  puzzles: () => import('./pages/puzzles/Puzzles.svelte'),
  'my-games': () => import('./pages/my-games/MyGames.svelte'),
  none: () => import('./pages/NoPage.svelte'),
};
export type PageName = keyof typeof pages;
type Loading<Name extends PageName> = ReturnType<(typeof pages)[Name]>;

const loading = new Map<PageName, Loading<PageName>>();

export function load<Name extends PageName>(name: Name): Loading<Name> {
  if (!loading.has(name)) {
    const part = awaited<unknown>(pages[name]()) as Loading<PageName>;
    loading.set(name, part);
    part.catch(() => loading.delete(name)); // what did not come may be asked for again
  }
  return loading.get(name) as Loading<Name>;
}

/** The page that an address names. */
export function pageAt(path: string): PageName {
  const [first, second] = path.split('/').filter(Boolean);
  if (first === undefined) return 'home';
  if (first === 'games') return second ? 'setup' : 'home';
  if (first === 'components') return second ? 'components' : 'none';
  return first === 'table' || first === 'replay' || first === 'rules' || first === 'learn' || first === 'puzzles' || first === 'my-games' ? first : 'none';
}
