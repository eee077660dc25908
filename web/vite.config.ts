import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { catalogue, compressed, offline, texts } from './build-steps';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte(), catalogue(), texts(), offline(), compressed()],
  resolve: {
    alias: [
      { find: 'load-module', replacement: here('../wasm/engine.mjs') },
    ],
  },
  build: { outDir: here('../build/web'), emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  worker: { format: 'es' },
  server: { fs: { allow: [here('..')] } },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
});
