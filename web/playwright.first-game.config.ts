// What is only told, and not held to: it takes long, and is no part of ./check.
import chromium from './playwright.config';

export default { ...chromium, testDir: 'tests/first-game', workers: 1, retries: 0 };
