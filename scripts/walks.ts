import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

/**
 * `npm run walks -- --runs 20000 --seed 7`: as many generated walks through the opening as asked for, from a seed that repeats them. For the night;
 * `npm test` takes fewer.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '20000' },
    seed: { type: 'string', default: String(Date.now() & 0x7fff_ffff) },
  },
});
console.log(`${values.runs} walks from the seed ${values.seed}`);
const { status } = spawnSync('vitest', ['run', '--project', 'unit', 'packages/flow/src/walks'], {
  stdio: 'inherit',
  env: { ...process.env, QUAYSIDE_WALKS: values.runs, QUAYSIDE_SEED: values.seed },
});
process.exitCode = status ?? 1;
