// Loads a module of wasm/: gives a function from request line to answer line. A module computes and nothing else, so what
// it would ask of an operating system is refused.

const refused = 52; // WASI's errno for "not supported"

/** 64 random bits, as the browser has them. */
const browserBits = () => crypto.getRandomValues(new BigUint64Array(1))[0];

/**
 * @param {BufferSource} bytes the contents of the module
 * @param {{bits?: (draw: bigint, attempt: number) => bigint, files?: Record<string, Uint8Array>}} [page] where tables get
 *   their chance from; the networks that players need, by their rule set
 * @returns {Promise<(line: string, hear?: (line: string) => void) => string>} what is heard comes before the answer
 */
export async function loadModule(bytes, { bits = browserBits, files = {} } = {}) {
  const module = await WebAssembly.compile(bytes);
  const decoder = new TextDecoder();
  const read = (at, size) => decoder.decode(new Uint8Array(exports.memory.buffer, at, size));
  let heard = () => {};
  const page = { hear: (at, size) => heard(read(at, size)), bits: (draw, attempt) => bits(BigInt.asUintN(64, draw), attempt >>> 0) };
  const system = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    if (from === 'wasi_snapshot_preview1') system[name] = () => refused;
    else if (from !== 'page' || !(name in page)) throw new Error(`the module wants ${from}.${name}`);
  }
  system.proc_exit = () => {
    throw new Error('the engine stopped');
  };
  // A computer player may be asked to think for a time.
  system.clock_time_get = (_clock, _precision, at) => {
    const nanoseconds = BigInt(Math.round(performance.now() * 1e6));
    new DataView(exports.memory.buffer).setBigUint64(at, nanoseconds, true);
    return 0;
  };
  const { exports } = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: system, page });
  exports._initialize();
  const encoder = new TextEncoder();
  for (const [name, file] of Object.entries(files)) {
    const named = encoder.encode(name);
    const room = exports.room_for_file(named.length + file.length);
    new Uint8Array(exports.memory.buffer, room).set(named);
    new Uint8Array(exports.memory.buffer, room + named.length).set(file);
    exports.give_file(named.length);
  }
  return (line, hear = () => {}) => {
    heard = hear;
    const request = encoder.encode(line);
    const room = exports.room_for(request.length); // may move the memory, so it comes before looking at that
    new Uint8Array(exports.memory.buffer, room, request.length).set(request);
    const size = exports.ask();
    return read(exports.answer_at(), size);
  };
}

/** The engine protocol over all games, engine.wasm. */
export const loadEngine = (bytes) => loadModule(bytes);
