import type { CheckResult, ConformanceReport } from '../kit/result.ts';
import { getDocumentationUrl } from './documentation-url.ts';
import { failureLines } from './failure-lines.ts';

const marks = { passed: '✓', failed: '✗', skipped: '–' } as const;

/** Returns the result of a check as a line, followed by the details if it failed. */
export function resultText(result: CheckResult): string {
  const { state, id, title, seconds } = result;
  const line = `${marks[state]} ${id}  ${title}`;
  if (state === 'skipped') return `${line}  (the test interface lacks: ${result.lacks.join(', ')})`;
  if (state === 'passed') return `${line}  ${seconds.toFixed(1)} s`;
  const about = [
    `relies on ${result.reliesOn}`,
    ...failureLines(result.failure),
    `read      ${getDocumentationUrl(result)}`,
  ];
  return [line, ...about.map((one) => `    ${one}`), ''].join('\n');
}

/** Returns how many checks of each profile passed, failed and were skipped. */
export function summaryText({ base, results, hasTestInterface }: ConformanceReport): string {
  const of = (state: CheckResult['state'], among: readonly CheckResult[]) =>
    among.filter((one) => one.state === state).length;
  const profiles = [...new Set(results.map(({ profile }) => profile))];
  const rows = profiles.map((profile) => {
    const own = results.filter((one) => one.profile === profile);
    const skipped = of('skipped', own);
    const state = of('failed', own) > 0 ? 'failed' : skipped > 0 ? 'incomplete' : 'passed';
    return `${profile.padEnd(14)} ${state.padEnd(11)} ${of('passed', own)} passed, ${of('failed', own)} failed, ${skipped} skipped`;
  });
  return [
    '',
    base,
    ...rows,
    ...(hasTestInterface ? [] : ['Only read-only checks ran: the server has no test interface (docs/conformance.md).']),
  ].join('\n');
}

/** Returns the whole report as text: all results, then the summary. */
export const textReport = (report: ConformanceReport): string =>
  [...report.results.map(resultText), summaryText(report)].join('\n');
