import { createStorage } from '@quayside/platform/storage';
import { expect, test } from 'vitest';
import { createLostPhotos } from './lost-photo.ts';

function device() {
  const kept = new Map<string, string>();
  const area = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
  let now = Date.UTC(2026, 10, 21);
  return {
    page: (name: string) =>
      createLostPhotos(createStorage({ area: () => area, now: () => now, prefix: 'x.' }), () => name),
    wait: (minutes: number) => {
      now += minutes * 60_000;
    },
  };
}

test('F35 reports a lost photo on the next page', () => {
  const phone = device();
  const before = phone.page('one');
  before.begin('passport');
  expect(before.isLost('passport'), 'not while the camera is open').toBe(false);
  const after = phone.page('two');
  expect(after.isLost('passport')).toBe(true);
  expect(after.isLost('proof'), 'other slots are untouched').toBe(false);
  after.begin('passport');
  expect(after.isLost('passport'), 'the next try is a new one').toBe(false);
});

test.each(['the photo arrived', 'the picker was closed'])('does not report a lost photo after %s', () => {
  const phone = device();
  const before = phone.page('one');
  before.begin('passport');
  before.end('passport');
  expect(phone.page('two').isLost('passport')).toBe(false);
});

test('forgets a lost photo after ten minutes', () => {
  const phone = device();
  phone.page('one').begin('passport');
  phone.wait(11);
  expect(phone.page('two').isLost('passport')).toBe(false);
});
