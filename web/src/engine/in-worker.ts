// A module of the engine beside the page, so that the page never waits for it. The page fetches what the worker runs, so
// that this need not wait until the worker itself is there.
import type { Transport } from './engine';
import type { Message, Order } from './worker';

interface Waiting {
  answer: (line: string) => void;
  hear: (line: string) => void;
}

async function bytesAt(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.arrayBuffer();
}

export class EngineWorker {
  readonly #worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  readonly #waiting: Waiting[] = [];
  #fault = ''; // once the worker has failed, nothing answers any more
  /** When everything that it needs is there, or is known not to come. */
  readonly loaded: Promise<void>;

  /** `module` is the address of what it runs, `files` those of what that needs. */
  constructor(module: string, files: Record<string, string> = {}) {
    this.#worker.onmessage = ({ data }: MessageEvent<Message>) => {
      if ('stopped' in data) this.#fail(`the engine stopped: ${data.stopped}`);
      else if ('heard' in data) this.#waiting[0]?.hear(data.heard);
      else this.#waiting.shift()?.answer(data.answer);
    };
    this.#worker.onerror = ({ message }) => this.#fail(`the engine stopped: ${message}`);
    this.loaded = this.#load(module, files).catch((fault) => this.#fail(`the engine cannot be loaded: ${fault}`, 'page'));
  }

  async #load(module: string, files: Record<string, string>): Promise<void> {
    const names = Object.keys(files);
    const [bytes, ...others] = await Promise.all([module, ...Object.values(files)].map(bytesAt));
    const order: Order = { module: bytes!, files: Object.fromEntries(names.map((name, i) => [name, others[i]!])) };
    this.#worker.postMessage(order, [bytes!, ...others]);
  }

  get failed(): boolean {
    return this.#fault !== '';
  }

  #fail(error: string, at = 'engine') {
    this.#fault = JSON.stringify({ error, at });
    this.#worker.terminate();
    for (const { answer } of this.#waiting.splice(0)) answer(this.#fault);
  }

  /** Answers come in the order of the requests. */
  readonly send: Transport = (line, hear) =>
    new Promise((answer) => {
      if (this.#fault) return answer(this.#fault);
      this.#waiting.push({ answer, hear });
      void this.loaded.then(() => this.#worker.postMessage(line));
    });

  /** Ends it in the middle of whatever it does; what was asked is never answered. */
  end() {
    this.#worker.terminate();
  }
}
