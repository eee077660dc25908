// All tables that this browser keeps. Where nothing can be kept, they are there as long as the page is open, and the
// person is told so.
import { Overtaken, type Book } from './book';
import type { Entry } from './desk';
import { keeping } from './keeping.svelte';
import { labelAfter, type Label } from './label';
import { ArchiveInMemory } from './memory';
import { ArchiveWithReserve } from './reserve';

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

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(labels, { keyPath: 'id' });
    request.result.createObjectStore(pages, { keyPath: ['table', 'n'] });
  };
  return done(request);
}

const allOf = (table: string, from = 0) => IDBKeyRange.bound([table, from], [table, Infinity]);

/** A whole table: what is known of it, and its log. */
export interface Kept {
  label: Label;
  entries: Entry[];
}

/** What can keep tables: the browser's database, or the memory of the page. */
export interface Archive {
  labels(): Promise<Label[]>;
  label(id: string): Promise<Label | undefined>;
  /** All of them, or none. */
  put(...tables: Kept[]): Promise<void>;
  append(id: string, entries: Entry[]): Promise<void>;
  entries(id: string, from: number): Promise<Entry[]>;
  remove(...ids: string[]): Promise<void>;
}

class KeptArchive implements Archive {
  constructor(private readonly kept: IDBDatabase) {}

  labels(): Promise<Label[]> {
    return done(this.kept.transaction(labels).objectStore(labels).getAll());
  }

  label(id: string): Promise<Label | undefined> {
    return done(this.kept.transaction(labels).objectStore(labels).get(id));
  }

  async put(...tables: Kept[]): Promise<void> {
    const transaction = this.#writing();
    for (const { label, entries } of tables) {
      transaction.objectStore(labels).put(label);
      for (const entry of entries) transaction.objectStore(pages).put({ table: label.id, n: entry.n, entry });
    }
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

  async remove(...ids: string[]): Promise<void> {
    const transaction = this.#writing();
    for (const id of ids) {
      transaction.objectStore(labels).delete(id);
      transaction.objectStore(pages).delete(allOf(id));
    }
    await finished(transaction);
  }

  /** Written for good before it counts: what was told to somebody must not be gone after a crash. */
  #writing(): IDBTransaction {
    return this.kept.transaction([labels, pages], 'readwrite', { durability: 'strict' });
  }
}

function inMemory(): Archive {
  keeping.trouble = 'blocked';
  return new ArchiveInMemory();
}

let opened: Promise<Archive> | null = null;

/** Opened once; where the browser forbids it, as in some private windows, there is one in memory. */
export function archive(): Promise<Archive> {
  return (opened ??= open().then((kept) => ArchiveWithReserve.over(new KeptArchive(kept)), inMemory));
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
