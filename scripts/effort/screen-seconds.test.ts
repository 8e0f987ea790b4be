import { expect, test } from 'vitest';
import { calculateScreenSeconds, screenSecondsSource } from './screen-seconds.ts';

const base = 'http://localhost:4012/acct/open-account';
const look = { taps: 0, keys: 0, typed: 0, digits: 0, boxes: 0, strokes: 0, heights: 1 };
const on = (path: string, seconds: number) => ({ ...look, path, words: (seconds * 450) / 60 });

test('each screen of a step has the mean seconds of the runs that show all its screens', () => {
  const runs = [
    [on(`${base}/sg-choose`, 10), on(`${base}/sg-assets-info`, 6), on(`${base}/sg-assets-info education`, 9)],
    [on(`${base}/joint-sg-choose`, 20), on(`${base}/joint-sg-assets-info`, 30)],
  ];
  expect(calculateScreenSeconds(runs)).toEqual({ choose: [15], 'assets-info': [6, 9] });
});

test('a screen without a step counts for the previous step', () => {
  const run = [
    on(`${base}/sg-holders`, 99),
    on(`${base}/sg-show-sinpass`, 4),
    on('http://localhost:9000/authorise', 40),
    on(`${base}/sg-show-sinpass`, 6),
    on(`${base}/sg-w8-ben-form`, 25),
  ];
  const table = calculateScreenSeconds([run]);
  expect(table).toEqual({ 'show-sinpass': [50], 'w8ben.form': [25] });
  expect(screenSecondsSource(table)).toContain("  'show-sinpass': [50],\n  'w8ben.form': [25],\n};");
});
