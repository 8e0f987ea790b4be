import { expect, test } from 'vitest';
import { axisDates } from './axis-dates.ts';

test.each([
  ['a year', '2025-11-21', '2026-11-21', 'en', ['11/2025', '05/2026', '11/2026']],
  ['a year in Japanese', '2025-11-21', '2026-11-21', 'ja', ['2025/11', '2026/05', '2026/11']],
  ['a month', '2026-10-21', '2026-11-21', 'th', ['21/10', '06/11', '21/11']],
  ['a month in Chinese', '2026-10-21', '2026-11-21', 'zh-Hant', ['10/21', '11/06', '11/21']],
  ['two consecutive days', '2026-11-20', '2026-11-21', 'ms', ['20/11', '21/11']],
])('labels the ends and the middle of the time axis for %s', (_, first, last, language, dates) =>
  expect(axisDates(first, last, language)).toEqual(dates),
);

test('shows a single label on the time axis for one day', () =>
  expect(axisDates('2026-11-21', '2026-11-21', 'en')).toEqual(['21/11']));
