import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

/**
 * `npm run model-tests -- --runs 20000 --seed 7` runs generated sequences of commands on the opening. A seed repeats them; `--path` with `--commands` repeats one
 * failure. `--browser` runs 50 of them in Chromium. `npm test` runs fewer.
 */
const { values } = parseArgs({
  options: {
    browser: { type: 'boolean', default: false },
    runs: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() & 0x7fff_ffff) },
    path: { type: 'string', default: '' },
    commands: { type: 'string', default: '' },
  },
});
const { browser, seed } = values;
const runs = values.runs ?? (browser ? '50' : '20000');
console.log(`${runs} sequences of commands from the seed ${seed}`);
const [command, ...args] = browser
  ? ['playwright', 'test', 'e2e/model.spec.ts']
  : ['vitest', 'run', '--project', 'unit', 'packages/flow/src/model-tests'];
const { status } = spawnSync(command, args, {
  stdio: 'inherit',
  env: {
    ...process.env,
    [browser ? 'QUAYSIDE_BROWSER_MODEL_TESTS' : 'QUAYSIDE_MODEL_TESTS']: runs,
    QUAYSIDE_SEED: seed,
    QUAYSIDE_PATH: values.path,
    QUAYSIDE_COMMANDS: values.commands,
  },
});
process.exitCode = status ?? 1;
