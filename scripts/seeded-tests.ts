import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

/*
 * Runs tests with generated data. `--seed` repeats a run.
 * `npm run task -- fuzz [-- --runs 100000 --seed 7 recognised-zone]` gives generated data to each parser of foreign data.
 * `npm run task -- model-tests [-- --runs 20000]` runs generated commands on the opening, with `--browser` in
 * Chromium. `--path` and `--commands` repeat one failure.
 * `npm run task -- read-accuracy [-- --runs 312]` reads generated photos of documents in Chromium.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() & 0xf_ffff) },
    browser: { type: 'boolean', default: false },
    path: { type: 'string', default: '' },
    commands: { type: 'string', default: '' },
  },
});
const [kind = '', ...names] = positionals;

type Run = { readonly runs: string; readonly variable: string; readonly command: readonly string[] };
const vitest = ['vitest', 'run', '--project'];
const kinds: Readonly<Record<string, Run>> = {
  fuzz: {
    runs: '100000',
    variable: 'QUAYSIDE_FUZZ',
    command: [
      ...vitest,
      'unit',
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=.quayside/reports/fuzz.json',
      `--testTimeout=${60 * 60_000}`,
      ...(names.length > 0 ? names.map((name) => `${name}.fuzz.test.ts`) : ['.fuzz.test.ts']),
    ],
  },
  'model-tests': values.browser
    ? { runs: '50', variable: 'QUAYSIDE_BROWSER_MODEL_TESTS', command: ['playwright', 'test', 'e2e/model.spec.ts'] }
    : {
        runs: '20000',
        variable: 'QUAYSIDE_MODEL_TESTS',
        command: [...vitest, 'unit', 'packages/flow/src/model-tests'],
      },
  'read-accuracy': {
    runs: '312',
    variable: 'QUAYSIDE_PHOTOS',
    command: [...vitest, 'browser', 'packages/host/src/services/read-accuracy.test.tsx'],
  },
};
const run = kinds[kind];
if (!run) throw new RangeError(`There is no "${kind}", only ${Object.keys(kinds).join(', ')}.`);

const runs = values.runs ?? run.runs;
console.log(`${runs} runs with the seed ${values.seed}`);
const [command = '', ...args] = run.command;
const env = {
  ...process.env,
  [run.variable]: runs,
  QUAYSIDE_SEED: values.seed,
  QUAYSIDE_PATH: values.path,
  QUAYSIDE_COMMANDS: values.commands,
};
process.exitCode = spawnSync(command, args, { stdio: 'inherit', env }).status ?? 1;
