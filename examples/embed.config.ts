import config from './playwright.config.ts';

process.env.QUAYSIDE_EXAMPLE = 'plain-html'; // read by tests/support/servers.ts

/** Runs the example app of `npm test`: embedded flows in a page without a bundler, which installs one packed package. */
export default {
  ...config,
  testMatch: 'examples.spec.ts',
  grep: /plain-html/,
  outputDir: '../test-results/embed',
  reporter: [['list'], ['json', { outputFile: '../.quayside/reports/embed.json' }]],
} satisfies typeof config;
