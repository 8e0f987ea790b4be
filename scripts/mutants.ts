import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { configureGlobal, sample, shuffledSubarray } from 'fast-check';

/** Of each package, what is mutated. Hooks of React run in the browser's tests, and stay out. */
const sources: Readonly<Record<string, readonly string[]>> = {
  rules: ['packages/rules/src/**/*.ts'],
  api: ['packages/api/src/**/*.ts'],
  flow: ['packages/flow/src/**/*.ts'],
  sandbox: ['packages/sandbox/src/domain/**/*.ts'],
};
const notMutated =
  /[.]test[.]ts$|\/(testing|model-tests|story-flow|generated|migrations)\/|\/(use|test|story)-[^/]*[.]ts$/;

/**
 * `npm run task -- mutants rules api`: breaks the code of these packages one place at a time, and checks that a unit test fails; all four without a name.
 * `--lines 1500 --seed 7` takes random files of so many lines in all, `--files <path>` the named ones.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    lines: { type: 'string' },
    seed: { type: 'string', default: '20261122' },
    files: { type: 'string', multiple: true },
  },
});

let status = 0;
for (const name of positionals.length > 0 ? positionals : Object.keys(sources)) {
  const patterns = sources[name];
  if (!patterns)
    throw new RangeError(`There is no mutation run of "${name}", only of ${Object.keys(sources).join(', ')}.`);
  const all = globSync(values.files ?? [...patterns]).filter((file) => !notMutated.test(file));
  const files = values.lines ? randomFiles(all.toSorted(), Number(values.lines), Number(values.seed)) : all;
  console.log(`${name}: ${files.length} of ${all.length} files`);
  const env = { ...process.env, QUAYSIDE_MUTANTS: name, QUAYSIDE_MUTATE: JSON.stringify(files) };
  status ||= spawnSync('stryker', ['run'], { stdio: 'inherit', env }).status ?? 1;
}
process.exitCode = status;

function randomFiles(files: readonly string[], lines: number, seed: number): readonly string[] {
  configureGlobal({ seed });
  const whole = { minLength: files.length, maxLength: files.length };
  const [shuffled = []] = sample(shuffledSubarray([...files], whole), 1);
  let left = lines;
  return shuffled.filter((file) => {
    if (left <= 0) return false;
    left -= readFileSync(file, 'utf8').split('\n').length;
    return true;
  });
}
