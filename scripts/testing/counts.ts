import { existsSync, readFileSync } from 'node:fs';

export type Counts = { passed: number; failed: number; skipped: number };

export const none: Counts = { passed: 0, failed: 0, skipped: 0 };

export const sum = (all: readonly Counts[]): Counts =>
  all.reduce(
    (a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }),
    none,
  );

/** The last line of a test run: `12 passed, 0 failed`, with the skipped where there are any. */
export const countLine = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;

/** A check that has no tests of its own counts as one. */
export const ofCheck = (exitCode: number): Counts => ({ ...none, [exitCode === 0 ? 'passed' : 'failed']: 1 });

type VitestReport = { numPassedTests: number; numFailedTests: number; numPendingTests: number; numTodoTests: number };
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };

export function ofVitest(file: string, exitCode: number): Counts {
  if (!existsSync(file)) return noReport;
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  const skipped = report.numPendingTests + report.numTodoTests;
  return atLeastOneFailure({ passed: report.numPassedTests, failed: report.numFailedTests, skipped }, exitCode);
}

/** One that passed at a second try counts as failed: no test of ours may need one. */
export function ofPlaywright(file: string, exitCode: number): Counts {
  if (!existsSync(file)) return noReport;
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
  return atLeastOneFailure(
    { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped },
    exitCode,
  );
}

const noReport: Counts = { ...none, failed: 1 };

/** A run can fail without a failed test: a file that could not be read, a crash. */
const atLeastOneFailure = (counts: Counts, exitCode: number): Counts =>
  exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
