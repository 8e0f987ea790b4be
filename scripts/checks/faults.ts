import type { CheckProblem, SourceFile } from './source-file.ts';

const NUMBER_OF_FAULTS = 70;
/** Faults that no test can cover, by id, with the reason. */
const untestable: Readonly<Record<string, string>> = {
  F18: 'No page listens to messages of a window.',
  F22: 'The linter refuses HTML in React (react/no-danger).',
  F23: 'An agreement is data, and the linter refuses HTML in React.',
  F24: 'The linter refuses HTML in React (react/no-danger).',
  F45: 'A file is sent when it is chosen, so none has to be restored.',
};

/** Returns a problem for each fault from F01 to F70 that no test or story names, unless no test can cover it. */
export function findUntestedFaults(tests: readonly SourceFile[]): readonly CheckProblem[] {
  const named = new Set(tests.flatMap(({ text }) => text.match(/\bF\d\d\b/g) ?? []));
  const all = Array.from({ length: NUMBER_OF_FAULTS }, (_, index) => `F${String(index + 1).padStart(2, '0')}`);
  return all
    .filter((id) => !named.has(id) && !(id in untestable))
    .map((id) => ({ path: 'e2e/fault-matrix.spec.ts', message: `no test names the fault ${id}` }));
}
