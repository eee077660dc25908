// Tables in the memory of the page, for browsers that keep none. As far as the browser lets it, this window remembers them
// until it is closed: they outlive loading the page anew.
import type { Archive, Kept } from './archive';
import { Overtaken } from './book';
import type { Entry } from './desk';
import { labelAfter, type Label } from './label';

const place = 'ardri.reserve.';

/** What this window remembers of before the page was loaded. */
function remembered(): Kept[] {
  try {
    return Object.keys(sessionStorage).filter((name) => name.startsWith(place)).map((name) => JSON.parse(sessionStorage.getItem(name)!));
  } catch {
    return [];
  }
}

function remember(id: string, table: Kept | null) {
  try {
    if (table) sessionStorage.setItem(place + id, JSON.stringify(table));
    else sessionStorage.removeItem(place + id);
  } catch {
    // Then it is there as long as the page is.
  }
}

export class ArchiveInMemory implements Archive {
  readonly #tables = new Map<string, Kept>(remembered().map((table) => [table.label.id, table]));

  get tables(): Kept[] {
    return [...this.#tables.values()];
  }
  has(id: string): boolean {
    return this.#tables.has(id);
  }

  async labels(): Promise<Label[]> {
    return this.tables.map(({ label }) => label);
  }
  async label(id: string): Promise<Label | undefined> {
    return this.#tables.get(id)?.label;
  }
  async put(...tables: Kept[]): Promise<void> {
    for (const table of tables) this.#set(table);
  }
  async append(id: string, entries: Entry[]): Promise<void> {
    const table = this.#tables.get(id);
    if (!table || table.label.entries !== entries[0]!.n) throw new Overtaken();
    this.#set({ label: labelAfter(table.label, entries), entries: [...table.entries, ...entries] });
  }
  async entries(id: string, from: number): Promise<Entry[]> {
    return (this.#tables.get(id)?.entries ?? []).slice(from);
  }
  async remove(...ids: string[]): Promise<void> {
    for (const id of ids) {
      this.#tables.delete(id);
      remember(id, null);
    }
  }

  #set(table: Kept) {
    this.#tables.set(table.label.id, table);
    remember(table.label.id, table);
  }
}
