const mutate = JSON.parse(process.env.QUAYSIDE_MUTATE ?? '[]');

/** Mutation testing of one package; scripts/mutants.ts starts it, docs/testing.md explains it. */
export default {
  mutate,
  // Mutants are switched inside the checkout: packages import each other by workspace links, which a copy does not have.
  inPlace: true,
  disableTypeChecks: false,
  mutator: {
    // A string here is a code, a path or a key of a typed union, which the compiler checks, or the text of an error.
    excludedMutations: ['StringLiteral'],
  },
  // What a module computes when it loads is mostly a table of facts; one such mutant would run every test of the package.
  ignoreStatic: true,
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // A worker process, because tests of dates set the time zone of their process.
  vitest: { configFile: 'vitest.mutants.config.ts', related: false, pool: 'forks' },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  timeoutMS: 6000,
  // The tests of the sandbox take longer than the five minutes of the default on a busy machine.
  dryRunTimeoutMinutes: 30,
  thresholds: { high: 95, low: 90, break: 90 },
  reporters: ['progress-append-only', 'clear-text', 'json', 'html'],
  clearTextReporter: { logTests: false, reportTests: false },
  jsonReporter: { fileName: `.quayside/mutants/${process.env.QUAYSIDE_MUTANTS}.json` },
  htmlReporter: { fileName: `.quayside/mutants/${process.env.QUAYSIDE_MUTANTS}.html` },
  tempDirName: '.quayside/stryker',
};
