// All tables that this browser keeps. A browser that keeps nothing is no fault: then they are there as long as the page
// is open.
import { Overtaken, type Book } from './book';
import type { Entry } from './desk';
import { labelAfter, type Label } from './label';

const database = 'ardri';
const labels = 'tables';
const pages = 'entries'; // by table and number

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((answer, fail) => {
    request.onsuccess = () => answer(request.result);
    request.onerror = () => fail(request.error);
  });
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((answer, fail) => {
    transaction.oncomplete = () => answer();
    transaction.onabort = () => fail(transaction.error);
  });
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(labels, { keyPath: 'id' });
    request.result.createObjectStore(pages, { keyPath: ['table', 'n'] });
  };
  return done(request);
}

const allOf = (table: string, from = 0) => IDBKeyRange.bound([table, from], [table, Infinity]);

/** What can keep tables: the browser's database, or the memory of the page. */
export interface Archive {
  labels(): Promise<Label[]>;
  label(id: string): Promise<Label | undefined>;
  put(label: Label, entries: Entry[]): Promise<void>;
  append(id: string, entries: Entry[]): Promise<void>;
  entries(id: string, from: number): Promise<Entry[]>;
  remove(id: string): Promise<void>;
}

class KeptArchive implements Archive {
  constructor(private readonly kept: IDBDatabase) {}

  labels(): Promise<Label[]> {
    return done(this.kept.transaction(labels).objectStore(labels).getAll());
  }

  label(id: string): Promise<Label | undefined> {
    return done(this.kept.transaction(labels).objectStore(labels).get(id));
  }

  async put(label: Label, entries: Entry[]): Promise<void> {
    const transaction = this.#writing();
    transaction.objectStore(labels).put(label);
    for (const entry of entries) transaction.objectStore(pages).put({ table: label.id, n: entry.n, entry });
    await finished(transaction);
  }

  async append(id: string, entries: Entry[]): Promise<void> {
    const transaction = this.#writing();
    const end = finished(transaction);
    end.catch(() => {});
    const label: Label | undefined = await done(transaction.objectStore(labels).get(id));
    // A table that was removed in another window is not kept any more.
    if (!label || label.entries !== entries[0]!.n) {
      transaction.abort();
      throw new Overtaken();
    }
    for (const entry of entries) transaction.objectStore(pages).add({ table: id, n: entry.n, entry });
    transaction.objectStore(labels).put(labelAfter(label, entries));
    await end;
  }

  async entries(id: string, from: number): Promise<Entry[]> {
    const found: { entry: Entry }[] = await done(this.kept.transaction(pages).objectStore(pages).getAll(allOf(id, from)));
    return found.map(({ entry }) => entry);
  }

  async remove(id: string): Promise<void> {
    const transaction = this.#writing();
    transaction.objectStore(labels).delete(id);
    transaction.objectStore(pages).delete(allOf(id));
    await finished(transaction);
  }

  /** Written for good before it counts: what was told to somebody must not be gone after a crash. */
  #writing(): IDBTransaction {
    return this.kept.transaction([labels, pages], 'readwrite', { durability: 'strict' });
  }
}

class ArchiveInMemory implements Archive {
  #labels = new Map<string, Label>();
  #entries = new Map<string, Entry[]>();

  async labels(): Promise<Label[]> {
    return [...this.#labels.values()];
  }
  async label(id: string): Promise<Label | undefined> {
    return this.#labels.get(id);
  }
  async put(label: Label, entries: Entry[]): Promise<void> {
    this.#labels.set(label.id, label);
    this.#entries.set(label.id, entries);
  }
  async append(id: string, entries: Entry[]): Promise<void> {
    const label = this.#labels.get(id);
    if (!label) throw new Overtaken();
    this.#entries.get(id)!.push(...entries);
    this.#labels.set(id, labelAfter(label, entries));
  }
  async entries(id: string, from: number): Promise<Entry[]> {
    return (this.#entries.get(id) ?? []).slice(from);
  }
  async remove(id: string): Promise<void> {
    this.#labels.delete(id);
    this.#entries.delete(id);
  }
}

let opened: Promise<Archive> | null = null;

/** Opened once; private windows and full disks get one in memory. */
export function archive(): Promise<Archive> {
  return (opened ??= open().then((kept) => new KeptArchive(kept), () => new ArchiveInMemory()));
}

/** The log of a kept table. */
export class KeptBook implements Book {
  constructor(private readonly on: Archive, readonly id: string) {}

  entries(from: number): Promise<Entry[]> {
    return this.on.entries(this.id, from);
  }

  append(entries: Entry[]): Promise<void> {
    return this.on.append(this.id, entries);
  }
}
