import { defineConfig } from '@playwright/test';
import './e2e/support/from-sources.ts';
import { cameraArgs } from './e2e/support/fake-camera.ts';
import { isQuick } from './packages/platform/src/testing/property-runs/property-runs.ts';
import { chromiumArgs, headlessShellPath, shortPageArgs } from './scripts/chromium.mjs';

/** The journeys end to end: a phone in Singapore, before servers of their own (e2e/support/servers.ts). */
export default defineConfig({
  testDir: 'e2e',
  testIgnore: 'other-browsers/**', // a configuration of their own
  ...(isQuick && { grep: /@quick/ }), // the main jobs of the product; `npm run test:all` runs every journey
  grepInvert: process.env.QUAYSIDE_EFFORT ? /@nightly/ : /@effort|@nightly/, // `npm run effort` and e2e/nightly.config.ts run them
  globalSetup: './e2e/support/servers.ts',
  outputDir: 'test-results',
  workers: 3, // journeys wait as much as they compute: two left two cores half idle
  retries: 0,
  timeout: 240_000, // limits for a busy machine; nothing waits for them when all is well
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '.quayside/reports/e2e.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: headlessShellPath(), args: [...chromiumArgs, ...shortPageArgs, ...cameraArgs] },
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-SG',
    timezoneId: 'Asia/Singapore',
    actionTimeout: 30_000,
    // Each transition is painted by the processor. The openings in English and Thai show them (`no-preference`).
    contextOptions: { reducedMotion: 'reduce' },
    // Snapshots of every page would slow all journeys by a fifth. `npm run journey -- <file> --trace on` takes them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
  },
});
