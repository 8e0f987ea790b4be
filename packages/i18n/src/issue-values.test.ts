import { expect, test } from 'vitest';
import { formatIssueValues } from './issue-values.ts';

test('formats dates for the language and amounts with separators, and leaves other values unchanged', () => {
  const values = { date: '2027-05-20', amount: '5000', currency: 'USD', months: 6 };
  expect(formatIssueValues(values, 'th')).toEqual({
    date: '20 พ.ค. 2027',
    amount: '5,000',
    currency: 'USD',
    months: 6,
  });
  expect(formatIssueValues({ ...values, amount: '1999.5' }, 'ja')).toMatchObject({
    date: '2027年5月20日',
    amount: '1,999.50',
  });
  expect(formatIssueValues(undefined, 'en')).toEqual({});
});
