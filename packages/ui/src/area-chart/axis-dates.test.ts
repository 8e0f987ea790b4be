import { expect, test } from 'vitest';
import { axisDates } from './axis-dates.ts';

test.each([
  ['a year', '2025-11-21', '2026-11-21', 'en', ['Nov 2025', 'May 2026', 'Nov 2026']],
  ['a year in Japanese', '2025-11-21', '2026-11-21', 'ja', ['2025年11月', '2026年5月', '2026年11月']],
  ['a month', '2026-10-21', '2026-11-21', 'th', ['21 ต.ค.', '6 พ.ย.', '21 พ.ย.']],
  ['a month in Chinese', '2026-10-21', '2026-11-21', 'zh-Hant', ['10月21日', '11月6日', '11月21日']],
  ['two consecutive days', '2026-11-20', '2026-11-21', 'ms', ['20 Nov', '21 Nov']],
])('labels the ends and the middle of the time axis for %s', (_, first, last, language, dates) =>
  expect(axisDates(first, last, language)).toEqual(dates),
);

test('shows a single label on the time axis for one day', () =>
  expect(axisDates('2026-11-21', '2026-11-21', 'en')).toEqual(['21 Nov']));
