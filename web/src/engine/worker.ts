// The C++ engine in a thread of its own: request lines in, answer lines out, in order.
import { loadEngine } from 'load-engine';
import address from 'engine.wasm?url';

const engine = fetch(address)
  .then((response) => response.arrayBuffer())
  .then(loadEngine);

self.onmessage = async ({ data }: MessageEvent<string>) => {
  try {
    self.postMessage((await engine)(data));
  } catch (fault) {
    self.postMessage(JSON.stringify({ error: `the engine cannot be used: ${fault}`, at: 'engine' }));
  }
};
