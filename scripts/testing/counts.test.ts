import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countLine, countsOf, excerptOf, sum } from './counts.ts';

const report = (content: unknown) => {
  const file = join(mkdtempSync(join(tmpdir(), 'quayside-report-')), 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};

describe('the count of a test run', () => {
  const vitest = { numPassedTests: 8, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };

  it('adds up what the runners report and the checks that have no tests of their own', () => {
    const all = sum([
      countsOf(report(vitest), 1),
      countsOf(report({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 } }), 1),
      countsOf(undefined, 0),
      countsOf(undefined, 2),
    ]);
    expect(all).toEqual({ passed: 14, failed: 4, skipped: 3 });
    expect(countLine(all)).toBe('14 passed, 4 failed, 3 skipped');
    expect(countLine({ ...all, skipped: 0 })).toBe('14 passed, 4 failed');
  });

  it('counts a run as failed that ended badly or left no report', () => {
    expect(countsOf(report({ ...vitest, numFailedTests: 0 }), 1).failed).toBe(1);
    expect(countsOf(join(tmpdir(), 'quayside-no-report.json'), 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});

describe('what the runner prints of a failed task', () => {
  const noise = (label: string) => Array.from({ length: 300 }, (_, at) => `${label} ${at}`);

  it('names every failed test and shows the beginning of each failure and unhandled errors', () => {
    const log = [
      ...noise('before'),
      '⎯⎯⎯ Failed Tests 2 ⎯⎯⎯',
      ' \u001b[41mFAIL\u001b[49m  src/a.test.ts > takes away',
      'AssertionError: expected 1',
      ...noise('stack'),
      ' FAIL  src/b.test.ts > adds',
      'AssertionError: expected 3',
      ...noise('stack'),
      '⎯⎯⎯ Unhandled Errors ⎯⎯⎯',
      'TypeError: x is not a function',
      ...noise('after'),
    ].join('\n');
    const lines = excerptOf(log).split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        ' FAIL  src/a.test.ts > takes away',
        'AssertionError: expected 1',
        ' FAIL  src/b.test.ts > adds',
        'AssertionError: expected 3',
        'TypeError: x is not a function',
      ]),
    );
    expect(lines).not.toContain('before 299');
    expect(lines.length).toBeLessThanOrEqual(24);
  });

  it('names the failed journeys of Playwright', () => {
    const log = [...noise('  ✓ passed'), '  1) [chromium] › a.spec.ts:7:1 › closes', '    Error: Timed out'].join('\n');
    expect(excerptOf(log).split('\n')[0]).toBe('  1) [chromium] › a.spec.ts:7:1 › closes');
  });

  it('shows the last lines of a check', () => {
    expect(excerptOf(noise('line').join('\n')).split('\n')).toEqual(noise('line').slice(-16));
  });

  it('stays short when hundreds of tests print the whole page', () => {
    const failed = noise(' FAIL  src/c.test.ts > test').flatMap((name) => [
      name,
      'Error: not found',
      '<p>'.repeat(5000),
    ]);
    const excerpt = excerptOf(failed.join('\n'));
    expect(excerpt).toContain('… and 294 more');
    expect(excerpt.length).toBeLessThan(4_000);
  });
});
