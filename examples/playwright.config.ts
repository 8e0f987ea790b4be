import { defineConfig } from '@playwright/test';
import '../e2e/support/from-sources.ts';
import { chromiumArgs, headlessShellPath, shortPageArgs } from '../scripts/chromium.mjs';

/** Playwright's configuration for the example apps. scripts/examples installs them outside the workspace from packed tarballs, with a separate sandbox. */
export default defineConfig({
  testDir: 'tests',
  globalSetup: './tests/support/servers.ts',
  outputDir: '../test-results/examples',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../.quayside/reports/examples.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: headlessShellPath(), args: [...chromiumArgs, ...shortPageArgs] },
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-SG',
    timezoneId: 'Asia/Singapore',
    actionTimeout: 30_000,
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
});
