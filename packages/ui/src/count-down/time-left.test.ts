import { expect, test } from 'vitest';
import {
  defaultMarks,
  findPassedMark,
  formatClockTime,
  formatSpokenTime,
  getMsUntilNextSecond,
  secondsLeft,
} from './time-left.ts';

test.each([
  [1, 1],
  [1000, 1],
  [1001, 2],
  [0, 0],
  [-5, 0],
])('rounds the remaining %i ms up to %i seconds', (ms, seconds) => expect(secondsLeft(ms)).toBe(seconds));

test.each([
  [1500, 500],
  [2000, 1000],
  [1, 1],
])('returns the time from %i ms to the next second: %i ms', (ms, wait) => expect(getMsUntilNextSecond(ms)).toBe(wait));

test.each([
  [0, '00:00'],
  [59, '00:59'],
  [299, '04:59'],
  [3600, '1:00:00'],
  [93_899, '26:04:59'],
])('formats %i seconds as %s', (seconds, text) => expect(formatClockTime(seconds)).toBe(text));

test.each([
  [300, 'en', '5 minutes'],
  [61, 'en', '1 minute, 1 second'],
  [0, 'en', '0 seconds'],
  [60, 'th', '1 นาที'],
])('formats %i seconds in %s as “%s”', (seconds, language, text) =>
  expect(formatSpokenTime(seconds, language)).toBe(text),
);

test('announces each mark of the countdown once', () => {
  expect(findPassedMark(61, 60, defaultMarks)).toBe(60);
  expect(findPassedMark(60, 59, defaultMarks)).toBeUndefined();
});

test('announces only the lowest of several marks after a suspension', () => {
  expect(findPassedMark(400, 20, defaultMarks)).toBe(30);
});
