import { describe, expect, test } from 'vitest';
import { isFirstVisit } from './is-first-visit.ts';

const page = (stored: Record<string, string>, boot?: object, more: object = {}) =>
  ({
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    ...(boot ? { quaysideBoot: boot } : {}),
    ...more,
  }) as unknown as Window;

describe('isFirstVisit', () => {
  test('isFirstVisit returns true without a stored token or a login in the URL', () => {
    expect(isFirstVisit(page({}))).toBe(true);
    expect(isFirstVisit(page({}, {}))).toBe(true);
  });

  test.each([
    ['a stored token', page({ 'quayside.userToken': '{}' })],
    ['a login code', page({}, { code: 'abc' })],
    ['a token in the URL', page({}, { token: 'abc' })],
  ])('isFirstVisit returns false with %s', (_, visit) => {
    expect(isFirstVisit(visit)).toBe(false);
  });

  test('F38 isFirstVisit returns true if storage is blocked', () => {
    const blocked = Object.defineProperty({}, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    expect(isFirstVisit(blocked as Window)).toBe(true);
  });
});
