import '../support/from-sources.ts';
import { join } from 'node:path';
import { defineConfig, type Project } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../../scripts/chromium.mjs';
import { findOtherBrowsers, type OtherBrowser } from '../../scripts/testing/system-packages.ts';

const projects: Readonly<Record<OtherBrowser, Project>> = {
  firefox: {
    use: {
      browserName: 'firefox',
      channel: 'moz-firefox',
      launchOptions: {
        executablePath: join(import.meta.dirname, 'firefox-relay.ts'),
        firefoxUserPrefs: {
          'media.navigator.streams.fake': true,
          'media.navigator.permission.disabled': true,
          'focusmanager.testmode': true, // a headless window is never in front, so its elements would not get focus
        },
      },
    },
  },
  // Playwright cannot use WebKit's WebDriver. Chromium only draws the pictures for upload.
  webkit: {
    use: { browserName: 'chromium', launchOptions: { executablePath: chromiumPath(), args: [...chromiumArgs] } },
  },
};

/** Playwright's configuration for the opening in other engines: Debian's Firefox and WebKitGTK. All browsers on iPhones use WebKit. */
export default defineConfig({
  testDir: '.',
  globalSetup: '../support/servers.ts',
  outputDir: '../../test-results/other-browsers',
  workers: 1,
  retries: 0,
  timeout: 240_000, // limits for a busy machine; passing tests do not wait for them
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../../.quayside/reports/other-browsers.json' }]],
  use: {
    viewport: { width: 390, height: 844 },
    locale: 'en-SG',
    timezoneId: 'Asia/Singapore',
    actionTimeout: 30_000,
  },
  // `npm test` names the missing browsers
  projects: findOtherBrowsers(console.log).map((name) => ({ name, ...projects[name] })),
});
