import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

/**
 * `npm run fuzz [-- --runs 100000 --seed 7 recognised-zone]` gives generated data to each parser of foreign data: uploads, request bodies, machine-readable zones,
 * messages of the app and logins of an embedding page. A seed repeats a run. `npm test` draws 25 examples for each.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Date.now() & 0x7fff_ffff) },
  },
});
console.log(`${values.runs} examples from the seed ${values.seed}`);
const { status } = spawnSync(
  'vitest',
  [
    'run',
    '--project',
    'unit',
    '--reporter=default',
    '--reporter=json',
    '--outputFile.json=.quayside/reports/fuzz.json',
    `--testTimeout=${60 * 60_000}`,
    ...(positionals.length > 0 ? positionals.map((name) => `${name}.fuzz.test.ts`) : ['.fuzz.test.ts']),
  ],
  { stdio: 'inherit', env: { ...process.env, QUAYSIDE_FUZZ: values.runs, QUAYSIDE_SEED: values.seed } },
);
process.exitCode = status ?? 1;
