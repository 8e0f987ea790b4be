import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatShortDate } from './short-date.ts';

const texts = (language: string) => {
  const file = new URL(`../text/days/${language}.json`, import.meta.url);
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return (key: string, values: Readonly<Record<string, string | number>> = {}) =>
    Object.entries(values).reduce(
      (text, [name, value]) => text.replace(`{{${name}}}`, String(value)),
      messages[key] ?? '',
    );
};

test.each([
  ['en', 'Tue 1 Dec'],
  ['zh-Hans', '12月1日（周二）'],
  ['zh-Hant', '12月1日（星期二）'],
  ['ms', 'Sel, 1 Dis'],
  ['th', 'อ. 1 ธ.ค.'],
  ['ja', '12月1日（火）'],
] as const)('formats a date of this year with weekday, day and month in %s', (language, words) => {
  expect(formatShortDate(texts(language), '2026-12-01', '2026-11-26')).toBe(words);
});

test.each([
  ['en', 'Fri 1 Jan 2027'],
  ['zh-Hans', '2027年1月1日（周五）'],
  ['th', 'ศ. 1 ม.ค. 2027'],
] as const)('adds the Gregorian year to a date of another year in %s', (language, words) => {
  expect(formatShortDate(texts(language), '2027-01-01', '2026-11-26')).toBe(words);
});
