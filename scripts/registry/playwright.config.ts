import { defineConfig } from '@playwright/test';
import '../../e2e/support/from-sources.ts';
import { chromiumArgs, headlessShellPath } from '../chromium.mjs';

/** Playwright's configuration for the tests that install the packages from a registry, as a new user does. */
export default defineConfig({
  testDir: 'tests',
  globalSetup: './tests/support/serve-registry.ts',
  outputDir: '../../test-results/registry',
  workers: 1, // each test measures its time
  retries: 0,
  timeout: 600_000,
  expect: { timeout: 180_000 }, // Next compiles a page when it is opened
  reporter: [['list'], ['json', { outputFile: '../../.quayside/reports/registry.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: headlessShellPath(), args: chromiumArgs },
    viewport: { width: 390, height: 844 },
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
});
