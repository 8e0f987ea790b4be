import config from '../playwright.config.ts';

/** Playwright's configuration for the journeys that take too long for each change. */
export default {
  ...config,
  testDir: '.',
  globalSetup: './support/servers.ts',
  outputDir: '../test-results/nightly',
  grep: /@nightly|@sample/, // the nightly table also contains the samples that run at each change
  grepInvert: /@effort/,
  reporter: [['list'], ['json', { outputFile: '../.quayside/reports/journeys-nightly.json' }]],
} satisfies typeof config;
