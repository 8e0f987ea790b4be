import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

export type TestCounts = { readonly passed: number; readonly failed: number; readonly skipped: number };

export const sumCounts = (all: readonly TestCounts[]): TestCounts =>
  all.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }), {
    passed: 0,
    failed: 0,
    skipped: 0,
  });

/** Returns a summary such as `12 passed, 0 failed`. Names skipped tests only if there are any. */
export const formatCounts = ({ passed, failed, skipped }: TestCounts): string =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;

type VitestReport = { numPassedTests: number; numFailedTests: number; numPendingTests: number; numTodoTests: number };
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };

/**
 * Returns the numbers of tests in the JSON report of Vitest or Playwright. Without a report, the task counts as one
 * test. Counts a flaky journey as failed. A missing report, or a failure without a failed test, counts as one failure.
 */
export function readTestCounts(report: string | undefined, exitCode: number): TestCounts {
  const one = { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, skipped: 0 };
  if (report === undefined) return one;
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 };
  const read = JSON.parse(readFileSync(report, 'utf8')) as VitestReport | PlaywrightReport;
  const [passed, failed, skipped] =
    'stats' in read
      ? [read.stats.expected, read.stats.unexpected + read.stats.flaky, read.stats.skipped]
      : [read.numPassedTests, read.numFailedTests, read.numPendingTests + read.numTodoTests];
  return { passed, failed: Math.max(failed, one.failed), skipped };
}

/** Matches the first line of a failure in the output of Vitest and Playwright. */
const failure = /^\s*(?:FAIL |\d+\) )|Unhandled (?:Errors?|Rejections?)/;
const maxLines = 24;
const maxLength = 160;

/** Returns up to 24 lines of a log: from its first failure, or its last lines if it has none. */
export function findFailureExcerpt(log: string): string {
  const lines = stripVTControlCharacters(log)
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => (line.length > maxLength ? `${line.slice(0, maxLength - 1)}…` : line));
  const start = lines.findIndex((line) => failure.test(line));
  return (start < 0 ? lines.slice(-maxLines) : lines.slice(start, start + maxLines)).join('\n');
}
