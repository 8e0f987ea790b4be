import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

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

/** What went wrong, to read at the end of a long run: where, and the first lines of why. */
export type Failure = { at: string; why: string };

type VitestFile = {
  name: string;
  status: string;
  message: string;
  assertionResults: readonly { status: string; fullName: string; failureMessages: readonly string[] }[];
};
type PlaywrightSuite = {
  suites?: readonly PlaywrightSuite[];
  specs?: readonly {
    ok: boolean;
    file: string;
    line: number;
    title: string;
    tests: readonly { results: readonly { error?: { message?: string } }[] }[];
  }[];
};

/** The tests that failed, from Vitest's JSON report; a file that could not be read counts as one. */
export function vitestFailures(file: string): Failure[] {
  if (!existsSync(file)) return [];
  const { testResults = [] } = JSON.parse(readFileSync(file, 'utf8')) as { testResults?: readonly VitestFile[] };
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (!failed.length) return status === 'failed' ? [{ at: name, why: firstLines(message) }] : [];
    return failed.map((test) => ({
      at: `${name} › ${test.fullName}`,
      why: firstLines(test.failureMessages.join('\n')),
    }));
  });
}

/** The journeys that failed, or passed at a second try, from Playwright's JSON report. */
export function playwrightFailures(file: string): Failure[] {
  if (!existsSync(file)) return [];
  const within = ({ suites = [], specs = [] }: PlaywrightSuite): Failure[] => [
    ...suites.flatMap(within),
    ...specs
      .filter(({ ok, tests }) => !ok || tests.some(({ results }) => results.length > 1))
      .map(({ file: spec, line, title, tests }) => ({
        at: `${spec}:${line} › ${title}`,
        why: firstLines(tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? '')).join('\n')),
      })),
  ];
  return within(JSON.parse(readFileSync(file, 'utf8')) as PlaywrightSuite);
}

const firstLines = (text: string): string =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, 12)
    .join('\n');

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
