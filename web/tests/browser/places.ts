// Where the tests find what they test.
import { fileURLToPath } from 'node:url';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

export const program = process.env.ARDRI ?? fromRoot('build/release/ardri');
export const site = process.env.ARDRI_SITE ?? fromRoot('build/web');
export const ledger = fromRoot('rules/tara.json');
export const fairDraws = fromRoot('tests/golden/fair-draws.json');
export const images = process.env.ARDRI_IMAGES ?? fromRoot('docs/images');
export const axe = fromRoot('web/node_modules/axe-core/axe.min.js');
/** The server's address; Playwright reads the port from what the server says. */
export const address = () => `http://localhost:${process.env.ARDRI_PORT}`;
