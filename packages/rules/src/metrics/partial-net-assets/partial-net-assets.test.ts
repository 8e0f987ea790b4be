import { expect, test } from 'vitest';
import { calculatePartialNetAssets, type SecuritiesAccount } from './partial-net-assets.ts';

const holding = (id: string, price?: string) => ({
  id,
  name: `${id} Ltd`,
  currency: 'SGD',
  quantity: '10',
  cost: '1',
  ...(price === undefined ? {} : { price }),
  haircut: '0.3',
  initialMargin: '0.5',
  maintenanceMargin: '0.3',
});
const accountOf = (
  type: 'cash' | 'margin',
  holdings: SecuritiesAccount['holdings'],
  rates = {},
): SecuritiesAccount => ({
  type,
  currency: 'SGD',
  rates,
  cash: [{ currency: 'SGD', settled: '100', inTransit: '0', frozen: '0', annualLoanRate: '0.06' }],
  holdings,
  options: [],
  accruedInterest: '0',
  terms: { since: '2026-01-01', lowestInitialMargin: '0.3', shortInitialMargin: '0.5', warningExcess: '0.1' },
});

test.each(['cash', 'margin'] as const)(
  'excludes a holding without a quote from the net assets of a %s account',
  (type) => {
    expect(calculatePartialNetAssets(accountOf(type, [holding('A', '2'), holding('B'), holding('C')]))).toEqual({
      netAssets: '120',
      without: ['B Ltd', 'C Ltd'],
    });
  },
);

test.each<[string, SecuritiesAccount]>([
  ['every holding has a quote', accountOf('cash', [holding('A', '2')])],
  ['the account has no holdings', accountOf('cash', [])],
  ['an exchange rate is unknown', accountOf('cash', [holding('A', '2'), { ...holding('B', '2'), currency: 'USD' }])],
])('returns nothing if %s', (_, account) => {
  expect(calculatePartialNetAssets(account)).toBeUndefined();
});
