// The record that was opened last, from a file chosen or dropped on the page. Only what the engine can read takes the
// place of the one before.
import { EngineFault } from '../engine/engine';
import type { Fault } from '../engine/protocol';
import { keep } from '../shell/kept';
import { router } from '../shell/router.svelte';
import { readRecord } from '../table/tables';

const largest = 1_000_000; // bytes; what the engine reads in one request

class Opened {
  text = $state('');
  /** The file that could not be opened, and why: in the page's words or the engine's. */
  fault = $state.raw<{ name: string; why: 'tooBig' | 'unreadable' | Fault } | null>(null);

  async open(file: File) {
    const why = await this.#read(file);
    this.fault = why ? { name: file.name, why } : null;
    if (why) return;
    keep('opened', this.text);
    router.go('/replay');
  }

  async #read(file: File): Promise<'tooBig' | 'unreadable' | Fault | null> {
    if (file.size > largest) return 'tooBig';
    try {
      const record = await file.text();
      await readRecord(record);
      this.text = record;
      return null;
    } catch (problem) {
      return problem instanceof EngineFault ? problem.fault : 'unreadable'; // a folder, or a file that has gone
    }
  }
}

export const opened = new Opened();
