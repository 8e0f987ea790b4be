import { expect, test } from 'vitest';
import { dayChangeShare, gainShare, positionWorth, shareOfBase } from './position-value.ts';

test.each([
  [{ quantity: '200' }, '31.6', '1', '6320'],
  [{ quantity: '-1', multiplier: '100' }, '4.54', '1.3412', '-608.9'],
  [{ quantity: '3' }, '0.005', '1', '0.02'],
])('calculates the value of %o at the price %s and the rate %s: %s', (position, each, rate, worth) => {
  expect(positionWorth(position, each, rate)).toBe(worth);
});

test.each([
  ['5', '100', '0.05'],
  ['-5', '100', '-0.05'],
  ['1', '3', '0.3333'],
  ['2', '3', '0.6667'],
  ['0', '100', '0'],
  ['5', '0', undefined],
  ['5', '-100', undefined],
])('a change of %s from a base of %s is the share %s', (change, base, share) =>
  expect(shareOfBase(change, base)).toBe(share),
);

test.each([
  ['5', '105', '0.05'],
  ['-20', '80', '-0.2'],
  ['10', '10', undefined],
])('a day change of %s to a value of %s is the share %s', (change, now, share) =>
  expect(dayChangeShare(change, now)).toBe(share),
);

test.each([
  ['200', '1200', '0.2'],
  ['-200', '800', '-0.2'],
  ['200', '200', undefined],
])('a gain of %s at a value of %s is the share %s', (gain, worth, share) => {
  expect(gainShare(gain, worth)).toBe(share);
});
