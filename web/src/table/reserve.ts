// What the browser can keep no more goes on in memory: a full disk ends no game. As soon as there is room again, it is kept.
import type { Archive, Kept } from './archive';
import { Overtaken } from './book';
import type { Entry } from './desk';
import { keeping } from './keeping.svelte';
import type { Label } from './label';
import { ArchiveInMemory } from './memory';

export class ArchiveWithReserve implements Archive {
  readonly #reserve = new ArchiveInMemory();

  private constructor(private readonly kept: Archive) {}

  static async over(kept: Archive): Promise<Archive> {
    const archive = new ArchiveWithReserve(kept);
    await archive.#settle();
    return archive;
  }

  async labels(): Promise<Label[]> {
    const kept = await this.kept.labels();
    return [...kept.filter(({ id }) => !this.#reserve.has(id)), ...(await this.#reserve.labels())];
  }
  async label(id: string): Promise<Label | undefined> {
    return this.#of(id).label(id);
  }
  async put(...tables: Kept[]): Promise<void> {
    try {
      await this.kept.put(...tables);
    } catch (problem) {
      return this.#goOnInMemory(problem, ...tables);
    }
    keeping.keep();
  }
  async append(id: string, entries: Entry[]): Promise<void> {
    try {
      await this.#of(id).append(id, entries);
    } catch (problem) {
      if (problem instanceof Overtaken) throw problem;
      // What was kept so far can still be read.
      const label = await this.kept.label(id);
      if (!label) throw new Overtaken();
      await this.#goOnInMemory(problem, { label, entries: await this.kept.entries(id, 0) });
      await this.#reserve.append(id, entries);
    }
  }
  async entries(id: string, from: number): Promise<Entry[]> {
    return this.#of(id).entries(id, from);
  }
  /** That makes room. */
  async remove(...ids: string[]): Promise<void> {
    await this.#reserve.remove(...ids);
    await this.kept.remove(...ids);
    await this.#settle();
  }

  #of(id: string): Archive {
    return this.#reserve.has(id) ? this.#reserve : this.kept;
  }

  async #goOnInMemory(problem: unknown, ...tables: Kept[]): Promise<void> {
    keeping.fail(problem);
    await this.#reserve.put(...tables);
  }

  /** Keeps what is in memory, if there is room for all of it. */
  async #settle(): Promise<void> {
    if (this.#reserve.tables.length === 0) return;
    try {
      const tables = await this.#unforked();
      await this.kept.put(...tables);
      await this.#reserve.remove(...tables.map(({ label }) => label.id));
      if (this.#reserve.tables.length === 0) keeping.trouble = null;
    } catch (problem) {
      keeping.fail(problem);
    }
  }

  /** Without those that went on otherwise in another window, which could keep it. */
  async #unforked(): Promise<Kept[]> {
    const found: Kept[] = [];
    for (const table of this.#reserve.tables) {
      const kept = await this.kept.entries(table.label.id, 0);
      if (kept.every((entry, n) => JSON.stringify(entry) === JSON.stringify(table.entries[n]))) found.push(table);
    }
    return found;
  }
}
