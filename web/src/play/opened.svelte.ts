// The record or log that was opened last, from a file chosen or dropped on the page. Only what the engine can read takes
// the place of the one before.
import { EngineFault } from '../engine/engine';
import type { Fault } from '../engine/protocol';
import { keep } from '../shell/kept';
import { router } from '../shell/router.svelte';
import { isLog, readGames } from '../table/tables';

// Bytes. A record is what the engine reads in one request; everybody's stream of a long game, with all that happened, is
// larger.
const largest = 1_000_000;
const largestLog = 8_000_000;

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
    try {
      if (file.size > largest && !isLog(await file.slice(0, 10_000).text())) return 'tooBig';
      if (file.size > largestLog) return 'tooBig';
      const text = await file.text();
      await readGames(text);
      this.text = text;
      return null;
    } catch (problem) {
      return problem instanceof EngineFault ? problem.fault : 'unreadable'; // a folder, or a file that has gone
    }
  }
}

export const opened = new Opened();
