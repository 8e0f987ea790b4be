import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder, type Mutation, missingIds, problemsOf, readMutations } from './requirements/mutation.ts';
import { page, requirementsPage } from './requirements/page.ts';
import { runMutation } from './requirements/run-mutation.ts';

/**
 * `npm run requirements [-- id…]`: breaks each requirement of the specification and runs the tests that name it.
 * Lists the tests that name a requirement and never failed: remove the id there, or add a mutation.
 * `--check` only looks whether the table names every requirement and is still true of the sources; `--write` notes the tests that failed and writes the page.
 */
const root = join(import.meta.dirname, '..');
const args = process.argv.slice(2);
const flags = args.filter((arg) => arg.startsWith('--'));
const ids = args.filter((arg) => !arg.startsWith('--'));
const unknown = flags.filter((flag) => !['--check', '--write'].includes(flag));
if (unknown.length) {
  console.error(`requirements takes ids, --check and --write, not ${unknown.join(', ')}.`);
  process.exit(2);
}

const files = readMutations(root);
const all = files.flatMap(({ mutations }) => mutations);
const chosen = (mutation: Mutation) => !ids.length || ids.includes(mutation.id);
const problems: string[] = [];

/** By id: where tests name it, and whether one of its mutations made a test there fail. */
const namedBy = new Map<string, Map<string, boolean>>();
function note(id: string, noticed: readonly string[], unaware: readonly string[]): void {
  const places = namedBy.get(id) ?? new Map<string, boolean>();
  for (const place of unaware) if (!places.has(place)) places.set(place, false);
  for (const place of noticed) places.set(place, true);
  namedBy.set(id, places);
}

if (!flags.includes('--check')) {
  for (const { path, mutations } of files) {
    for (const mutation of mutations.filter(chosen)) {
      const { failed, noticed, unaware } = runMutation(root, mutation);
      console.log(
        `${failed.length ? 'noticed ' : 'SURVIVED'} ${mutation.id} ${mutation.breaks} (${failed.length} tests failed)`,
      );
      if (!failed.length) problems.push(`${mutation.id}: no test fails. ${mutation.breaks}.`);
      if (flags.includes('--write')) mutation.failed = failed.slice(0, 3);
      note(mutation.id, noticed, unaware);
    }
    if (flags.includes('--write')) writeFileSync(join(root, path), `${JSON.stringify(mutations, null, 2)}\n`);
  }
  if (flags.includes('--write')) {
    writeFileSync(join(root, page), requirementsPage(all));
    spawnSync('biome', ['format', '--write', folder], { cwd: root, stdio: 'inherit' });
  }
} else {
  problems.push(...missingIds(all), ...all.flatMap((mutation) => problemsOf(root, mutation)));
  const written = existsSync(join(root, page)) ? readFileSync(join(root, page), 'utf8') : '';
  if (written !== requirementsPage(all)) problems.push(`${page} is stale: run "npm run requirements -- --write <id>".`);
}

for (const [id, places] of namedBy)
  for (const [place, noticed] of places)
    if (!noticed) console.log(`unaware  ${id} is named, but no mutation fails ${place}`);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length ? 1 : 0;
