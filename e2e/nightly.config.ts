import config from '../playwright.config.ts';

/** Runs the journeys that take too long for each change. */
export default {
  ...config,
  testDir: '.',
  globalSetup: './support/servers.ts',
  outputDir: '../test-results/nightly',
  grep: /@nightly|@sample/, // a sample that each change runs is part of the nightly table
  grepInvert: /@effort/,
  reporter: [['list'], ['json', { outputFile: '../.quayside/reports/journeys-nightly.json' }]],
} satisfies typeof config;
