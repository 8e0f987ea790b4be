import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import counts from './counts.json' with { type: 'json' };

/** The ids of all requirements, such as `RULE-08`, and of all messages, such as `MSG-11`. */
const requirementIds: readonly string[] = Object.entries(counts).flatMap(([group, count]) =>
  Array.from({ length: count }, (_, index) => `${group}-${String(index + 1).padStart(2, '0')}`),
);

/** A change to the product that breaks one requirement, and the tests that must then fail. */
export type Mutation = {
  /** The id of the requirement or message, such as `RULE-08` or `MSG-11`. */
  readonly id: string;
  /** A sentence that says what a customer would notice. */
  readonly breaks: string;
  readonly file: string;
  /** The code to replace, which occurs exactly once in `file`. */
  readonly from: string;
  readonly to: string;
  /** The test files that name the requirement and must then fail. */
  readonly tests: readonly string[];
};

/** Thrown if a file contains the code of a mutation not at all, or more than once. */
export class MutationError extends Error {
  override readonly name = 'MutationError';
}

export const readMutations = (root: string): readonly Mutation[] =>
  globSync('scripts/requirements/mutations/*.json', { cwd: root })
    .toSorted()
    .flatMap((path) => JSON.parse(readFileSync(join(root, path), 'utf8')) as Mutation[]);

/** Returns the text of a file with the mutation applied. Throws MutationError if the text does not contain its code exactly once. */
export function applyMutation(text: string, { id, file, from, to }: Mutation): string {
  const count = text.split(from).length - 1;
  if (count !== 1) throw new MutationError(`${id}: "${from}" occurs ${count} times in ${file}, not once.`);
  return text.replace(from, () => to);
}

/** Returns a message for each requirement without a mutation, and for each mutation that no longer matches the sources, the tests or the specification. */
export function mutationProblems(root: string, mutations: readonly Mutation[]): readonly string[] {
  const covered = new Set(mutations.map(({ id }) => id));
  return [
    ...requirementIds.filter((id) => !covered.has(id)).map((id) => `${id}: no mutation breaks it. Add one.`),
    ...[...covered].filter((id) => !requirementIds.includes(id)).map((id) => `${id} is not in the specification.`),
    ...mutations.flatMap((mutation) => problemsOf(root, mutation)),
  ];
}

function problemsOf(root: string, mutation: Mutation): readonly string[] {
  const { id, file, tests } = mutation;
  const read = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '');
  const problems = tests.flatMap((test) =>
    new RegExp(`\\b${id}\\b`).test(read(test)) ? [] : [`${id}: ${test} does not exist or does not name it.`],
  );
  if (tests.length === 0) problems.push(`${id}: "${mutation.breaks}" names no test.`);
  try {
    applyMutation(read(file), mutation);
  } catch (error) {
    if (!(error instanceof MutationError)) throw error;
    problems.push(error.message);
  }
  return problems;
}
