import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

export type Counts = { passed: number; failed: number; skipped: number };

export const sum = (all: readonly Counts[]): Counts =>
  all.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }), {
    passed: 0,
    failed: 0,
    skipped: 0,
  });

/** Returns the last line of a test run: `12 passed, 0 failed`, with the skipped tests where there are any. */
export const countLine = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;

type VitestReport = { numPassedTests: number; numFailedTests: number; numPendingTests: number; numTodoTests: number };
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };

/**
 * Counts the tests of a task by the JSON report of Vitest or Playwright. A task without a report counts as one test. A journey that passed at a second try
 * has failed, and so has a task that ended badly without a failed test, or without the report that it should have written.
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

const nameOfFailure = /^\s*(?:FAIL |\d+\) )/;
const unhandled = /Unhandled (?:Errors?|Rejections?)/;
const mostNames = 6;
const linesOfError = 8;
const linesOfFailures = 16;
const longestLine = 160;

/**
 * Returns what the log of a failed task says went wrong: the names of the failed tests with the beginning of each failure, and unhandled errors; the last lines of a
 * log without any of them. At most 24 lines of 160 characters, so that several failed parts fit into the few kilobytes that a CI keeps.
 */
export function excerptOf(log: string): string {
  const lines = stripVTControlCharacters(log)
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => (line.length > longestLine ? `${line.slice(0, longestLine - 1)}…` : line));
  const names = lines.flatMap((line, at) => (nameOfFailure.test(line) ? at : []));
  const named = names.slice(0, mostNames);
  const error = lines.findIndex((line) => unhandled.test(line));
  if (named.length === 0 && error < 0) return lines.slice(-2 * linesOfError).join('\n');
  const linesOfEach = Math.min(linesOfError, Math.floor(linesOfFailures / named.length));
  const from = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at);
  const shown = new Set([
    ...named.flatMap((name) => from(name, linesOfEach)),
    ...(error < 0 ? [] : from(error, linesOfError)),
  ]);
  const rest = names.length > mostNames ? [`… and ${names.length - mostNames} more`] : [];
  return [...lines.filter((_, at) => shown.has(at)), ...rest].join('\n');
}
