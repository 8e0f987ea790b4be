import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { applyMutation, type Mutation, mutationProblems, readMutations } from './requirements/mutation.ts';

/*
 * `npm run task -- requirements [-- RULE-08 …]` breaks each requirement of the specification, and fails if all tests that name it still pass.
 * `--check` does not run tests. It checks that every requirement has a mutation, and that the mutations match the sources.
 */

const root = join(import.meta.dirname, '..');
const { values, positionals: ids } = parseArgs({ allowPositionals: true, options: { check: { type: 'boolean' } } });
const mutations = readMutations(root);
const problems = values.check
  ? mutationProblems(root, mutations)
  : mutations.filter(({ id }) => ids.length === 0 || ids.includes(id)).flatMap(survivalOf);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

/** Breaks the requirement and runs its tests. Returns a problem if all of them pass. */
function survivalOf(mutation: Mutation): readonly string[] {
  const isNoticed = failsTests(mutation);
  console.log(`${isNoticed ? 'noticed ' : 'SURVIVED'} ${mutation.id} ${mutation.breaks}`);
  return isNoticed ? [] : [`${mutation.id}: no test fails. ${mutation.breaks}.`];
}

/** Applies the mutation and runs its tests. Returns whether one of them fails. Restores the file, also after a signal. */
function failsTests(mutation: Mutation): boolean {
  const file = join(root, mutation.file);
  const text = readFileSync(file, 'utf8');
  const restore = () => writeFileSync(file, text);
  const stop = () => {
    restore();
    process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  writeFileSync(file, applyMutation(text, mutation));
  try {
    return commandsFor(mutation).some(([command, ...args]) => {
      const { status } = spawnSync(command, args, { cwd: root, stdio: 'ignore' });
      return status !== 0;
    });
  } finally {
    restore();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop);
  }
}

/** Returns the commands that run those tests of a mutation whose title names the requirement. */
function commandsFor({ id, tests }: Mutation): readonly (readonly [command: string, ...args: string[]])[] {
  const named = `\\b${id}\\b`;
  const commands = [
    ['.test.ts', 'vitest', 'run', '--project', 'unit', '-t', named],
    ['.test.tsx', 'vitest', 'run', '--project', 'browser', '-t', named],
    // A story names requirements in its steps, so every story of the file runs.
    ['.stories.tsx', 'vitest', 'run', '--config', 'vitest.stories.config.ts', '--project', 'stories-white'],
    ['.spec.ts', 'playwright', 'test', '--pass-with-no-tests', '-g', named],
  ] as const;
  return commands.flatMap(([ending, command, ...args]) => {
    const files = tests.filter((test) => test.endsWith(ending));
    return files.length > 0 ? [[command, ...args, ...files] as const] : [];
  });
}
