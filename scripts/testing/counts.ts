import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

export type Counts = { passed: number; failed: number; skipped: number };

export const sum = (all: readonly Counts[]): Counts =>
  all.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }), {
    passed: 0,
    failed: 0,
    skipped: 0,
  });

/** Returns a summary such as `12 passed, 0 failed`, with skipped tests if there are any. */
export const countLine = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;

type VitestReport = { numPassedTests: number; numFailedTests: number; numPendingTests: number; numTodoTests: number };
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };

/**
 * Counts the tests in the JSON report of Vitest or Playwright. A task without a report is one test. A flaky journey counts as failed,
 * and so does a task that failed without a failed test or without its report.
 */
export function countsOf(report: string | undefined, exitCode: number): Counts {
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

const failureName = /^\s*(?:FAIL |\d+\) )/;
const unhandled = /Unhandled (?:Errors?|Rejections?)/;
const maxNames = 6;
const errorLines = 8;
const failureLines = 16;
const maxLength = 160;

/**
 * Returns the failures in a log: the names of failed tests with the beginning of each failure, and unhandled errors, or else the last lines.
 * It has at most 24 lines of 160 characters, so that the summary of a run stays short.
 */
export function excerptOf(log: string): string {
  const lines = stripVTControlCharacters(log)
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => (line.length > maxLength ? `${line.slice(0, maxLength - 1)}…` : line));
  const names = lines.flatMap((line, at) => (failureName.test(line) ? at : []));
  const named = names.slice(0, maxNames);
  const error = lines.findIndex((line) => unhandled.test(line));
  if (named.length === 0 && error < 0) return lines.slice(-2 * errorLines).join('\n');
  const linesPerFailure = Math.min(errorLines, Math.floor(failureLines / named.length));
  const from = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at);
  const shown = new Set([
    ...named.flatMap((name) => from(name, linesPerFailure)),
    ...(error < 0 ? [] : from(error, errorLines)),
  ]);
  const rest = names.length > maxNames ? [`… and ${names.length - maxNames} more`] : [];
  return [...lines.filter((_, at) => shown.has(at)), ...rest].join('\n');
}
