import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MissingReportError } from '../evidence/reports.ts';
import { type Fault, matrixProblems, readRuns } from './matrix.ts';

const root = join(import.meta.dirname, '../..');
const all: readonly Fault[] = Array.from({ length: 70 }, (_, index) => ({
  id: `F${String(index + 1).padStart(2, '0')}`,
  name: 'what happens',
  absent: 'It cannot.',
}));
const without = (...keys: readonly number[]) => all.filter((_, index) => !keys.includes(index));
const none = { day: '2026-11-23', runs: [] };

test('the runs of the nightly journeys, with what each struck', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-faults-'));
  expect(() => readRuns(folder)).toThrow(MissingReportError);
  mkdirSync(join(folder, '.quayside/reports'), { recursive: true });
  const annotations = [
    { type: 'struck', description: 'save-step choose, submit-application' },
    { type: 'compared', description: '12' },
  ];
  const spec = { title: 'F50 on every step of cfd, a lost response: nothing is lost, doubled or stuck', ok: true };
  const report = {
    stats: { startTime: '2026-11-23T19:00:00.000Z' },
    suites: [
      {
        specs: [{ title: 'another', ok: false, tests: [] }],
        suites: [{ specs: [{ ...spec, tests: [{ annotations }] }] }],
      },
    ],
  };
  writeFileSync(join(folder, '.quayside/reports/journeys-nightly.json'), JSON.stringify(report));
  expect(readRuns(folder)).toEqual({
    day: '2026-11-23',
    runs: [
      {
        id: 'F50',
        name: 'a lost response',
        flow: 'cfd',
        outcome: 'passed',
        struck: ['save-step choose', 'submit-application'],
        compared: 12,
      },
    ],
  });
});

test('every fault needs a test, a run or a reason, and no run may fail', () => {
  expect(matrixProblems(root, all, none)).toEqual([]);
  expect(matrixProblems(root, without(3), none)).toEqual(['F04 is missing']);
  expect(matrixProblems(root, [...without(3), { id: 'F04', name: 'x' }], none)).toEqual(['F04: nothing covers it']);
  const run = { id: 'F04', name: 'x', flow: 'cfd', outcome: 'failed' as const, struck: [], compared: 0 };
  expect(matrixProblems(root, [...without(3), { id: 'F04', name: 'x' }], { ...none, runs: [run] })).toEqual([
    'F04 failed on cfd: x',
  ]);
});
