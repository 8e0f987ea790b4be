import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findFailureExcerpt, formatCounts, readTestCounts, sumCounts } from './counts.ts';

const report = (content: unknown) => {
  const file = join(mkdtempSync(join(tmpdir(), 'quayside-report-')), 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};
const vitest = { numPassedTests: 8, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };

it('readTestCounts reads reports of Vitest and Playwright, and counts a check as one test', () => {
  const all = sumCounts([
    readTestCounts(report(vitest), 1),
    readTestCounts(report({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 } }), 1),
    readTestCounts(undefined, 0),
    readTestCounts(undefined, 2),
  ]);
  expect(formatCounts(all)).toBe('14 passed, 4 failed, 3 skipped');
  expect(formatCounts({ ...all, skipped: 0 })).toBe('14 passed, 4 failed');
});

it('readTestCounts counts a failure without a failed test or without a report', () => {
  expect(readTestCounts(report({ ...vitest, numFailedTests: 0 }), 1).failed).toBe(1);
  expect(readTestCounts(join(tmpdir(), 'quayside-no-report.json'), 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

const noise = (label: string) => Array.from({ length: 300 }, (_, at) => `${label} ${at}`);

it.each([' FAIL  src/a.test.ts > adds', '  1) [chromium] › a.spec.ts:7:1 › closes', '⎯⎯⎯ Unhandled Errors ⎯⎯⎯'])(
  'findFailureExcerpt starts at the first failure: %s',
  (line) => {
    const log = [...noise('before'), `\u001b[41m${line}\u001b[49m`, '<p>'.repeat(5000), ...noise('after')].join('\n');
    const excerpt = findFailureExcerpt(log);
    expect(excerpt.split('\n')[0]).toBe(line);
    expect(excerpt.length).toBeLessThan(4000);
  },
);

it('findFailureExcerpt returns the last lines of a log without a failure', () => {
  expect(findFailureExcerpt(noise('line').join('\n')).split('\n')).toEqual(noise('line').slice(-24));
});
