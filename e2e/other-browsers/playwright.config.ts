import '../support/from-sources.ts';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findFirefox } from '../../scripts/testing/firefox.ts';

/** The opening in a browser of another make: Debian's Firefox. */
export default defineConfig({
  testDir: '.',
  globalSetup: '../support/servers.ts',
  outputDir: '../../test-results/other-browsers',
  workers: 1,
  retries: 0,
  timeout: 240_000, // limits for a busy machine; nothing waits for them when all is well
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: join(import.meta.dirname, 'firefox-relay.ts'),
      firefoxUserPrefs: {
        'media.navigator.streams.fake': true,
        'media.navigator.permission.disabled': true,
        'focusmanager.testmode': true, // a window has focus, though a headless one is never in front
      },
    },
    viewport: { width: 390, height: 844 },
    locale: 'en-SG',
    timezoneId: 'Asia/Singapore',
    actionTimeout: 30_000,
  },
  ...(findFirefox(console.log) ? {} : { testMatch: [] }), // `npm test` names it as skipped
});
