// A module of the C++ engine in a thread of its own: request lines in, answer lines out, in order, and what is heard before
// them. The first message has the module and the files that it needs.
import { loadModule } from 'load-module';

/** What the page gets: the answer itself, a line that comes before it, or that there will be no answers any more. */
export type Message = { answer: string } | { heard: string } | { stopped: string };
/** What to run first of all, then lines. */
export type Order = { module: ArrayBuffer; files: Record<string, ArrayBuffer> } | string;

type Engine = (line: string, hear?: (line: string) => void) => string;

const post = (message: Message) => self.postMessage(message);
/** The page draws with the browser's generator. */
const bits = () => crypto.getRandomValues(new BigUint64Array(1))[0]!;

function start(module: ArrayBuffer, files: Record<string, ArrayBuffer>): Promise<Engine> {
  return loadModule(module, { bits, files: Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, new Uint8Array(bytes)])) });
}

let engine: Promise<Engine>;

self.onmessage = async ({ data }: MessageEvent<Order>) => {
  if (typeof data !== 'string') {
    engine = start(data.module, data.files);
    return;
  }
  try {
    post({ answer: (await engine)(data, (heard) => post({ heard })) });
  } catch (fault) {
    post({ stopped: String(fault) });
  }
};
