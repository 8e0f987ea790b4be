import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

/**
 * `npm run walks -- --runs 20000 --seed 7`: as many generated walks through the opening as asked for, from a seed that repeats them. For the night;
 * `npm test` takes fewer. `--browser`: through the app itself in Chromium, 50 where `--runs` does not say.
 */
const { values } = parseArgs({
  options: {
    browser: { type: 'boolean', default: false },
    runs: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() & 0x7fff_ffff) },
  },
});
const { browser, seed } = values;
const runs = values.runs ?? (browser ? '50' : '20000');
console.log(`${runs} walks from the seed ${seed}`);
const [command, ...args] = browser
  ? ['playwright', 'test', 'e2e/walks.spec.ts']
  : ['vitest', 'run', '--project', 'unit', 'packages/flow/src/walks'];
const { status } = spawnSync(command, args, {
  stdio: 'inherit',
  env: { ...process.env, [browser ? 'QUAYSIDE_BROWSER_WALKS' : 'QUAYSIDE_WALKS']: runs, QUAYSIDE_SEED: seed },
});
process.exitCode = status ?? 1;
