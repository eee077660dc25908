// The C++ engine in a thread of its own: request lines in, answer lines out, in order, and what is heard before them.
import { loadEngine } from 'load-engine';
import address from 'engine.wasm?url';

/** What the page gets: the answer itself, or a line that comes before it. */
export type Message = { answer: string } | { heard: string };

const post = (message: Message) => self.postMessage(message);
const engine = fetch(address)
  .then((response) => response.arrayBuffer())
  .then(loadEngine);

self.onmessage = async ({ data }: MessageEvent<string>) => {
  try {
    post({ answer: (await engine)(data, (heard) => post({ heard })) });
  } catch (fault) {
    post({ answer: JSON.stringify({ error: `the engine cannot be used: ${fault}`, at: 'engine' }) });
  }
};
