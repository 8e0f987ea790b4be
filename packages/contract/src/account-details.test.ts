import { addDays } from '@quayside/values/calendar-date';
import { expect, test } from 'vitest';
import { assetHistoryRequest, maxHistoryDays } from './account-details.ts';

const from = '2025-11-22';
const after = (days: number) => addDays(from, days);

test.each([
  [{ range: '1w' }, true],
  [{ range: '2w' }, false],
  [{ from, to: from }, true],
  [{ from, to: after(maxHistoryDays - 1) }, true],
  [{ from, to: after(maxHistoryDays) }, false],
  [{ from, to: after(-1) }, false],
  [{ from, to: '2025-11-31' }, false],
  [{ from }, false],
  [{ to: from }, false],
  [{}, false],
  [{ range: '1w', from, to: from }, false],
])('UI-04 validates %j as a range or a period of at most 366 days: %s', (request, accepted) =>
  expect(assetHistoryRequest.safeParse(request).success).toBe(accepted),
);
