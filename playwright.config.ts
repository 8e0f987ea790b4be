import { defineConfig } from '@playwright/test';
import { cameraArgs } from './e2e/support/fake-camera.ts';
import { chromiumArgs, chromiumPath } from './scripts/chromium.mjs';

/** The journeys end to end: a phone in Singapore, before servers of their own (e2e/support/servers.ts). */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/servers.ts',
  outputDir: 'test-results',
  workers: 2,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: chromiumPath(), args: [...chromiumArgs, ...cameraArgs] },
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-SG',
    timezoneId: 'Asia/Singapore',
    actionTimeout: 15_000,
    trace: 'retain-on-failure',
  },
});
