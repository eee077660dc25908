import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { catalogue, compressed, early, offline, packs, texts } from './build-steps';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const source = (...files: string[]) => files.map((file) => here(`src/${file}`));

/** What every page needs is one file, with the small things that many need: on a slow line each file costs a way to the
    server. */
const chunks = {
  main: source('main.ts'),
  house: source(
    'house.ts', 'games/faces.ts', 'pages/puzzles/files.ts', 'play/FaultNote.svelte', 'play/focus.ts', 'play/hint.svelte.ts', 'play/OpenRecord.svelte', 'play/steps.ts',
    'play/trial/trying.svelte.ts', 'shell/Title.svelte', 'table/taking-over.ts', 'words/players.ts', 'words/plural.ts', 'words/spoken.ts',
  ),
};

export default defineConfig({
  plugins: [svelte(), catalogue(), texts(), packs(), early('main', 'house'), offline(), compressed()],
  resolve: {
    alias: [
      { find: 'load-module', replacement: here('../wasm/engine.mjs') },
    ],
  },
  build: {
    outDir: here('../build/web'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rollupOptions: { output: { manualChunks: chunks } },
  },
  worker: { format: 'es' },
  server: { fs: { allow: [here('..')] } },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
});
