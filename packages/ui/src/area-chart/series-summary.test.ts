import { expect, test } from 'vitest';
import { calculateChange, summariseSeries } from './series-summary.ts';

const points = [
  { date: '2027-03-01', value: '100.5' },
  { date: '2027-03-02', value: '-20' },
  { date: '2027-03-03', value: '1000' },
  { date: '2027-03-04', value: '1000' },
  { date: '2027-03-05', value: '99' },
];

test('compares values as numbers to find the lowest and highest point', () => {
  expect(summariseSeries(points)).toEqual({
    first: points[0],
    last: points[4],
    lowest: points[1],
    highest: points[2],
  });
});

test('returns the only point of a series as first, last, lowest and highest', () => {
  const [only = { date: '', value: '' }] = points;
  expect(summariseSeries([only])).toEqual({ first: only, last: only, lowest: only, highest: only });
});

test('returns no summary for an empty series', () => expect(summariseSeries([])).toBeUndefined());

test.each([
  ['34545.48', '34761.75', { amount: '216.27', share: 0.0063 }],
  ['100', '50', { amount: '-50', share: -0.5 }],
  ['100', '100', { amount: '0', share: 0 }],
  ['0', '100', { amount: '100', share: undefined }],
  ['-20', '-10', { amount: '10', share: undefined }],
])('calculates the change from %s to %s', (first, last, change) => {
  expect(
    calculateChange({ first: { date: '2027-03-01', value: first }, last: { date: '2027-03-09', value: last } }),
  ).toEqual(change);
});
