import type { Fault, Results, Run } from './matrix.ts';

/** Where the table stands. */
export const page = 'docs/fault-matrix.md';

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

/** Returns the whole page. */
export function matrixPage(faults: readonly Fault[], { day, runs }: Results): string {
  const flows = [...new Set(runs.map(({ flow }) => flow))];
  const kinds = [...new Map(runs.map((run) => [`${run.id} ${run.name}`, run])).values()];
  const cellOf = ({ outcome, struck, compared }: Run) =>
    outcome === 'failed' ? '**failed**' : `${struck.length} writes, ${compared} answers`;
  const steps = kinds.map(({ id, name }) => [
    id,
    name,
    ...flows.map((flow) => {
      const run = runs.find((one) => one.id === id && one.name === name && one.flow === flow);
      return run ? cellOf(run) : '';
    }),
  ]);
  const struck = runs.reduce((total, run) => total + run.struck.length, 0);
  const compared = runs.reduce((total, run) => total + run.compared, 0);
  const failed = runs.filter(({ outcome }) => outcome === 'failed').length;
  return `# Fault matrix
<!-- Written by \`npm run faults\`. Change scripts/fault-matrix/faults.json instead. -->
Seventy things can go wrong around a customer: the network, the device, the app, other people. This page says for each what proves that nothing is lost.

## Faults of the network, on every step
A journey runs under each fault. It strikes every write once: each save of a step, each upload, the face check and the submission.
The customer of the test reads what the page says, finds every answer still there, and tries again.
At the end the database has every answer, no document twice and one submission.

\`npm test -- --only journeys-nightly\` runs them all, and \`npm run test:all\` a sample of three as well. \`npm run faults\` writes this page from the report.

Last run on ${day}: ${runs.length} journeys, ${struck} writes struck, ${compared} answers compared. ${
    failed === 0
      ? 'No answer was lost, nothing was done twice, and no journey ended early.'
      : `${failed} journeys failed.`
  }

${table(['fault', 'what happens', ...flows], steps)}

A cell counts the writes that were struck, and the answers that were compared on the page after it failed. An empty cell was not part of the last run.

## All seventy
${table(
  ['fault', 'what', 'what covers it'],
  faults.map((fault) => [fault.id, fault.name, coverOf(fault, runs)]),
)}
`;
}

function coverOf({ id, tests = [], absent }: Fault, runs: readonly Run[]): string {
  const journeys = runs.filter((run) => run.id === id).length;
  return [
    ...(absent ? [absent] : []),
    ...(journeys ? [`${journeys} journeys above`] : []),
    ...tests.map((test) => `\`${test.replaceAll('|', '\\|')}\``),
  ].join('<br>');
}
