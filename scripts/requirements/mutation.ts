import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { requirementIds } from './ids.ts';

/** One way to break a requirement of the specification, and the tests that notice it. */
export type Mutation = {
  /** the requirement, e.g. `RULE-08` or `MSG-11` */
  id: string;
  /** what a customer would meet, in a sentence */
  breaks: string;
  file: string;
  /** occurs exactly once in the file */
  from: string;
  to: string;
  /** the test files to run, which name the requirement; at least one of their tests must fail */
  tests: readonly string[];
  /** up to three of the tests that failed in the last run, `file › name` */
  failed: readonly string[];
};

export const folder = 'scripts/requirements/mutations';

export type MutationFile = { path: string; mutations: Mutation[] };

export function readMutations(root: string): MutationFile[] {
  return readdirSync(join(root, folder))
    .sort()
    .map((name) => {
      const path = join(folder, name);
      return { path, mutations: JSON.parse(readFileSync(join(root, path), 'utf8')) as Mutation[] };
    });
}

/** The text of the file with the requirement broken; throws where the place to break is not found exactly once. */
export function broken(text: string, { id, file, from, to }: Mutation): string {
  const found = text.split(from).length - 1;
  if (found !== 1) throw new MutationError(`${id}: "${from}" occurs ${found} times in ${file}, not once.`);
  return text.replace(from, () => to);
}

/** The requirements that no mutation breaks, and the mutations of what is no requirement. */
export function missingIds(mutations: readonly Mutation[]): string[] {
  const broken = new Set(mutations.map(({ id }) => id));
  return [
    ...requirementIds.filter((id) => !broken.has(id)).map((id) => `${id}: nothing breaks it. Add a mutation.`),
    ...[...broken].filter((id) => !requirementIds.includes(id)).map((id) => `${id} is no id of the specification.`),
  ];
}

/** What has become untrue of a mutation since it was written, without running it. */
export function problemsOf(root: string, mutation: Mutation): string[] {
  const { id, file, tests, failed } = mutation;
  const read = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined);
  const problems: string[] = [];
  const text = read(file);
  if (text === undefined) problems.push(`${id}: there is no ${file}.`);
  else {
    try {
      broken(text, mutation);
    } catch (error) {
      if (!(error instanceof MutationError)) throw error;
      problems.push(error.message);
    }
  }
  if (!tests.length) problems.push(`${id}: no test is named for "${mutation.breaks}".`);
  if (!failed.length) problems.push(`${id}: no test is known to fail for "${mutation.breaks}".`);
  for (const test of tests) {
    const source = read(test);
    if (source === undefined) problems.push(`${id}: there is no ${test}.`);
    else if (!new RegExp(`\\b${id}\\b`).test(source)) problems.push(`${id}: ${test} does not name it.`);
  }
  return problems;
}

/** A mutation that cannot be applied. */
export class MutationError extends Error {
  override readonly name = 'MutationError';
}
