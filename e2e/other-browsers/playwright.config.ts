import '../support/from-sources.ts';
import { join } from 'node:path';
import { defineConfig, type Project } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../../scripts/chromium.mjs';
import { findOtherBrowsers, type OtherBrowser } from '../../scripts/testing/other-browsers.ts';

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
          'focusmanager.testmode': true, // a window has focus, though a headless one is never in front
        },
      },
    },
  },
  // Its WebDriver is none of Playwright's: Chromium only draws the pictures that are uploaded.
  webkit: {
    use: { browserName: 'chromium', launchOptions: { executablePath: chromiumPath(), args: [...chromiumArgs] } },
  },
};

/** The opening in browsers of other makes: Debian's Firefox, and WebKitGTK, which shares its engine with every browser of an iPhone. */
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
    viewport: { width: 390, height: 844 },
    locale: 'en-SG',
    timezoneId: 'Asia/Singapore',
    actionTimeout: 30_000,
  },
  projects: findOtherBrowsers(console.log).map((name) => ({ name, ...projects[name] })), // `npm test` names those that are missing
});
