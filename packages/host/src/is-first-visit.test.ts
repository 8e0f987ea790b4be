import { describe, expect, test } from 'vitest';
import { isFirstVisit } from './is-first-visit.ts';

const page = (stored: Record<string, string>, boot?: object, more: object = {}) =>
  ({
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    ...(boot ? { quaysideBoot: boot } : {}),
    ...more,
  }) as unknown as Window;

describe('a first visit', () => {
  test('has no stored token and no login in its URL', () => {
    expect(isFirstVisit(page({}))).toBe(true);
    expect(isFirstVisit(page({}, {}))).toBe(true);
  });

  test.each([
    ['a stored token', page({ 'quayside.userToken': '{}' })],
    ['a login code', page({}, { code: 'abc' })],
    ['a token in the URL', page({}, { token: 'abc' })],
  ])('does not have %s', (_, visit) => {
    expect(isFirstVisit(visit)).toBe(false);
  });

  test('F38 is assumed when storage is blocked', () => {
    const blocked = Object.defineProperty({}, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    expect(isFirstVisit(blocked as Window)).toBe(true);
  });
});
