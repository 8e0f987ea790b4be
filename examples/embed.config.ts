import config from './playwright.config.ts';

process.env.QUAYSIDE_EXAMPLE = 'plain-html'; // read by tests/support/servers.ts

/** Playwright's configuration for `npm test`: it runs only the app without a bundler, which embeds flows and installs one packed package. */
export default {
  ...config,
  testMatch: 'examples.spec.ts',
  grep: /plain-html/,
  outputDir: '../test-results/embed',
  reporter: [['list'], ['json', { outputFile: '../.quayside/reports/embed.json' }]],
} satisfies typeof config;
