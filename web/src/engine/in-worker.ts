// A module of the engine beside the page, so that the page never waits for it.
import type { Transport } from './engine';
import type { Message } from './worker';

interface Waiting {
  answer: (line: string) => void;
  hear: (line: string) => void;
}

export class EngineWorker {
  readonly #worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  readonly #waiting: Waiting[] = [];
  #fault = ''; // once the worker has failed, nothing answers any more

  /** `module` is the address of what it runs, `files` those of what that needs. */
  constructor(module: string, files: Record<string, string> = {}) {
    this.#worker.onmessage = ({ data }: MessageEvent<Message>) => {
      if ('heard' in data) this.#waiting[0]?.hear(data.heard);
      else this.#waiting.shift()?.answer(data.answer);
    };
    this.#worker.onerror = (event) => {
      this.#fault = JSON.stringify({ error: `the engine stopped: ${event.message}`, at: 'engine' });
      for (const { answer } of this.#waiting.splice(0)) answer(this.#fault);
    };
    this.#worker.postMessage({ module, files });
  }

  /** Answers come in the order of the requests. */
  readonly send: Transport = (line, hear) =>
    new Promise((answer) => {
      if (this.#fault) return answer(this.#fault);
      this.#waiting.push({ answer, hear });
      this.#worker.postMessage(line);
    });

  /** Ends it in the middle of whatever it does; what was asked is never answered. */
  end() {
    this.#worker.terminate();
  }
}
