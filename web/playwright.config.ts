// The browser tests: the app as `ardri serve` delivers it, in Debian's Chromium. ARDRI names the program and
// ARDRI_SITE the built app, if they are not where ./check puts them.
import { defineConfig } from '@playwright/test';
import { program, site } from './tests/browser/places';

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: '../build/browser/results',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  retries: 1, // a busy machine may be late once; whatever needed it is named
  reporter: [['list'], ['json', { outputFile: process.env.ARDRI_REPORT ?? '../build/browser/report.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: '/usr/bin/chromium-headless-shell',
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    },
    viewport: { width: 1280, height: 860 },
    locale: 'en-GB',
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block', // but where they are tested
    actionTimeout: 10_000,
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: `exec "${program}" serve --port 0 --site "${site}"`,
    wait: { stdout: /ready: open http:\/\/localhost:(?<ardri_port>\d+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
});
