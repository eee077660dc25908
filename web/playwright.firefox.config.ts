// The tests in Debian's Firefox: the same app, server and report as those in Chromium. Playwright's own Firefox is a
// changed one that would have to be downloaded; the tests start Debian's by themselves, and speak WebDriver BiDi to it.
import chromium from './playwright.config';

export default { ...chromium, testDir: 'tests/firefox', workers: 1, use: {} };
