import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

/** `npm run read-accuracy -- --photos 312 --seed 7`: reads generated photos of documents in Chromium; a seed repeats them. For the night; `npm test` reads 12. */
const { values } = parseArgs({
  options: {
    photos: { type: 'string', default: '312' },
    seed: { type: 'string', default: String(Date.now() & 0xf_ffff) },
  },
});
console.log(`${values.photos} photos from the seed ${values.seed}`);
const test = 'packages/host/src/deferred/read-accuracy.test.tsx';
const { status } = spawnSync('vitest', ['run', '--project', 'browser', test], {
  stdio: 'inherit',
  env: { ...process.env, QUAYSIDE_PHOTOS: values.photos, QUAYSIDE_SEED: values.seed },
});
process.exitCode = status ?? 1;
