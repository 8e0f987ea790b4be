import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { parseArgs } from 'node:util';

/** The sources of each package that are mutated. React hooks run only in browser tests, so they are not mutated. */
const sources: Readonly<Record<string, string>> = {
  values: 'packages/values/src/**/*.ts',
  rules: 'packages/rules/src/**/*.ts',
  api: 'packages/api/src/**/*.ts',
  flow: 'packages/flow/src/**/*.ts',
  sandbox: 'packages/sandbox/src/domain/**/*.ts',
};
const excluded =
  /[.]test[.]ts$|\/(testing|model-tests|story-flow|generated|migrations)\/|\/(use|test|story)-[^/]*[.]ts$/;

/* `npm run task -- mutants rules api` runs mutation tests of these packages, or of all five. `--files <path>` mutates only these files. */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { files: { type: 'string', multiple: true } },
});
let status = 0;
for (const name of positionals.length > 0 ? positionals : Object.keys(sources)) {
  const pattern = sources[name];
  if (!pattern)
    throw new RangeError(`"${name}" has no mutation tests. Packages are ${Object.keys(sources).join(', ')}.`);
  const files = globSync(values.files ?? pattern).filter((file) => !excluded.test(file));
  console.log(`${name}: ${files.length} files`);
  const env = { ...process.env, QUAYSIDE_MUTANTS: name, QUAYSIDE_MUTATE: JSON.stringify(files) };
  status ||= spawnSync('stryker', ['run'], { stdio: 'inherit', env }).status ?? 1;
}
process.exitCode = status;
