import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countLine, ofCheck, ofPlaywright, ofVitest, sum } from './counts.ts';

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
