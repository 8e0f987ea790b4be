import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A part of the tests: a task in turbo.json with a tag, which is its `group`. The second tag `all` excludes the task
 * from `npm test`. Its description has the title and, after a colon, the command that repeats or repairs it (`remedy`).
 */
export type TestStep = {
  readonly task: string;
  readonly group: string;
  readonly title: string;
  readonly remedy: string;
  /** Whether only `npm run test:all` runs the task. */
  readonly isLong: boolean;
  /** The path of its JSON report in the folder of its package; undefined for a check, which writes none. */
  readonly report: string | undefined;
};

type Task = { tags?: readonly string[]; description?: string; outputs?: readonly string[] };

const turbo = join(import.meta.dirname, '../../turbo.json');
const { tasks } = JSON.parse(readFileSync(turbo, 'utf8')) as { tasks: Readonly<Record<string, Task>> };

export const testSteps: readonly TestStep[] = Object.entries(tasks).flatMap(
  ([name, { tags, description = '', outputs }]) => {
    const [group, depth] = tags ?? [];
    const [title = '', ...remedy] = description.split(': ');
    const report = outputs?.find((path) => path.endsWith('.json'));
    return group
      ? [{ task: name.replace('//#', ''), group, isLong: depth === 'all', title, remedy: remedy.join(': '), report }]
      : [];
  },
);

/** All groups of tests, which are the possible values of `--only`. */
export const testGroups: readonly string[] = [...new Set(testSteps.map(({ group }) => group))];

/** The groups of tests that `npm test` runs. */
export const quickTestGroups: readonly string[] = testGroups.filter((group) =>
  testSteps.some((step) => step.group === group && !step.isLong),
);

/** Returns the groups that `--only` names, separated by commas, or `otherwise` without `--only`. Throws UnknownGroupError if a group does not exist. */
export function chooseTestGroups(
  only: readonly string[],
  otherwise: readonly string[] = quickTestGroups,
): readonly string[] {
  if (!only.length) return otherwise;
  const names = only.flatMap((value) => value.split(',')).filter(Boolean);
  const unknown = names.filter((name) => !testGroups.includes(name));
  if (unknown.length || !names.length) throw new UnknownGroupError(unknown);
  return names;
}

/** Thrown if `--only` names a group that does not exist. */
export class UnknownGroupError extends Error {
  override readonly name = 'UnknownGroupError';
  constructor(unknown: readonly string[]) {
    super(`--only takes ${testGroups.join(', ')}${unknown.length ? `, not ${unknown.join(', ')}` : ''}.`);
  }
}
