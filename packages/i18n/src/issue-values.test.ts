import { expect, test } from 'vitest';
import { issueValues } from './issue-values.ts';

test('dates are written as the language writes them, amounts with separators, the rest stays', () => {
  const values = { date: '2027-05-20', amount: '5000', currency: 'USD', months: 6 };
  expect(issueValues(values, 'th')).toEqual({ date: '20/05/2027', amount: '5,000', currency: 'USD', months: 6 });
  expect(issueValues({ ...values, amount: '1999.5' }, 'ja')).toMatchObject({
    date: '2027年5月20日',
    amount: '1,999.50',
  });
  expect(issueValues(undefined, 'en')).toEqual({});
});
