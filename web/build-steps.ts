// Steps of the build: the engine's catalogue as a module, so that the first page need not wait for the engine; a service
// worker that keeps the whole app for use offline; and compressed copies of all files, which the server sends as they are.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { loadEngine } from '../wasm/engine.mjs';

/** Asks the engine itself what it can play, and makes its answer part of the page. */
export function catalogue(): Plugin {
  return {
    name: 'ardri-catalogue',
    resolveId: (id) => (id === 'virtual:catalogue' ? '\0catalogue' : null),
    async load(id) {
      if (id !== '\0catalogue') return null;
      const ask = await loadEngine(readFileSync(new URL('../build/wasm/engine.wasm', import.meta.url)));
      return `export default ${ask('{"do":"games"}')};`;
    },
  };
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}

/** Writes sw.js with the list of everything that was built; its version is a hash of all of it. */
export function offline(): Plugin {
  let out = '';
  return {
    name: 'ardri-offline',
    apply: 'build',
    configResolved: (config) => void (out = config.build.outDir),
    closeBundle() {
      if (!existsSync(out)) return;
      const files = filesBelow(out).filter((path) => !path.endsWith('sw.js') && !path.endsWith('.gz'));
      const hash = createHash('sha256');
      for (const path of files.sort()) hash.update(relative(out, path)).update(readFileSync(path));
      const urls = files.map((path) => '/' + relative(out, path)).map((url) => (url === '/index.html' ? '/' : url));
      const source = readFileSync(new URL('./src/service-worker.js', import.meta.url), 'utf8');
      const list = JSON.stringify(urls);
      writeFileSync(join(out, 'sw.js'), `const version = '${hash.digest('hex').slice(0, 16)}';\nconst files = ${list};\n${source}`);
    },
  };
}

export function compressed(): Plugin {
  let out = '';
  return {
    name: 'ardri-compressed',
    apply: 'build',
    configResolved: (config) => void (out = config.build.outDir),
    closeBundle() {
      if (!existsSync(out)) return;
      for (const path of filesBelow(out))
        if (/\.(html|js|css|svg|json|webmanifest|wasm)$/.test(path))
          writeFileSync(path + '.gz', gzipSync(readFileSync(path), { level: 9 }));
    },
  };
}
