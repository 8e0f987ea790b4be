import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countLine, ofCheck, ofPlaywright, ofVitest, playwrightFailures, sum, vitestFailures } from './counts.ts';

const report = (content: unknown) => {
  const file = join(mkdtempSync(join(tmpdir(), 'quayside-report-')), 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};

describe('the count of a test run', () => {
  const vitest = { numPassedTests: 8, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };

  it('adds up what the runners report and the checks that have no tests of their own', () => {
    const all = sum([
      ofVitest(report(vitest), 1),
      ofPlaywright(report({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 } }), 1),
      ofCheck(0),
      ofCheck(2),
    ]);
    expect(all).toEqual({ passed: 14, failed: 4, skipped: 3 });
    expect(countLine(all)).toBe('14 passed, 4 failed, 3 skipped');
    expect(countLine({ ...all, skipped: 0 })).toBe('14 passed, 4 failed');
  });

  it('never takes a run for good that ended badly', () => {
    expect(ofVitest(report({ ...vitest, numFailedTests: 0 }), 1).failed).toBe(1);
    expect(ofVitest(join(tmpdir(), 'quayside-no-report.json'), 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});

describe('what failed, for the end of a long run', () => {
  const test = (fullName: string, status: string, ...failureMessages: string[]) => ({
    fullName,
    status,
    failureMessages,
  });

  it('names the tests of Vitest that failed, and a file that could not be read', () => {
    const file = report({
      testResults: [
        {
          name: '/a.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [
            test('adds', 'passed'),
            test('takes away', 'failed', '\u001b[31mexpected 1\u001b[39m\n\n  at a.ts'),
          ],
        },
        { name: '/b.test.ts', status: 'failed', message: 'Unexpected token', assertionResults: [] },
        { name: '/c.test.ts', status: 'passed', message: '', assertionResults: [test('is', 'passed')] },
      ],
    });
    expect(vitestFailures(file)).toEqual([
      { at: '/a.test.ts › takes away', why: 'expected 1\n  at a.ts' },
      { at: '/b.test.ts', why: 'Unexpected token' },
    ]);
  });

  it('names the journeys of Playwright that failed or needed a second try, at any depth', () => {
    const spec = (title: string, ok: boolean, ...errors: (string | undefined)[]) => ({
      file: 'a.spec.ts',
      line: 7,
      title,
      ok,
      tests: [{ results: errors.map((message) => (message ? { error: { message } } : {})) }],
    });
    const file = report({
      suites: [
        { specs: [spec('opens', true, undefined)] },
        { suites: [{ specs: [spec('closes', false, 'Timed out'), spec('blinks', true, 'Not there', undefined)] }] },
      ],
    });
    expect(playwrightFailures(file)).toEqual([
      { at: 'a.spec.ts:7 › closes', why: 'Timed out' },
      { at: 'a.spec.ts:7 › blinks', why: 'Not there' },
    ]);
  });

  it('has nothing to say of a run that left no report', () => {
    const missing = join(tmpdir(), 'quayside-no-report.json');
    expect([...vitestFailures(missing), ...playwrightFailures(missing)]).toEqual([]);
  });
});
