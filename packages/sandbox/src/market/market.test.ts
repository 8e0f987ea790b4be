import { accountDetails } from '@quayside/contract/account-details';
import { describe, expect, test } from 'vitest';
import { portfolioNames, portfolioOf, settlementsAfter } from './portfolios.ts';
import { hundredths, priceAt } from './prices.ts';
import { detailsOf, netAssetsOf } from './valuation.ts';

const now = new Date('2026-11-21T04:05:00Z');
const account = { number: '6812345678', type: 'margin', accounts: ['margin', 'options', 'futures', 'cfd'] } as const;

test('a price is the same for everybody at an instant, and moves on with the clock', () => {
  expect(priceAt('MBS', 3412, now)).toBe(priceAt('MBS', 3412, now));
  const later = new Date(now.getTime() + 3 * 60_000);
  expect(priceAt('MBS', 341_200, later)).not.toBe(priceAt('MBS', 341_200, now));
  expect(priceAt('TNH', 3412, now)).not.toBe(priceAt('MBS', 3412, now));
});

test.each([
  [1234, '12.34'],
  [1200, '12'],
  [1230, '12.3'],
  [5, '0.05'],
])('%i hundredths are %s', (value, text) => expect(hundredths(value)).toBe(text));

describe('what every portfolio is worth', () => {
  test.each(portfolioNames)('%s fits the contract', (name) => {
    const details = detailsOf(account, { name }, now);
    expect(accountDetails.safeParse(details).error).toBeUndefined();
    const missing = name === 'price-missing';
    expect(netAssetsOf(details) === undefined, 'no number where a quote is missing').toBe(missing);
    expect(details.trend).toHaveLength(missing ? 0 : 14);
  });

  test('only what is held of accounts that are open', () => {
    const details = detailsOf({ ...account, accounts: ['cash'] }, { name: 'derivatives' }, now);
    expect(details.options).toEqual([]);
    expect(details).not.toHaveProperty('futures');
    expect(details).not.toHaveProperty('cfd');
  });
});

test('positions are scaled whole and on their side, and a price is moved for one customer', () => {
  const plain = detailsOf(account, { name: 'margin-call' }, now);
  const scaled = detailsOf(account, { name: 'margin-call', scale: 0.5, moves: { MBS: -50 } }, now);
  const of = (details: typeof plain, id: string) => details.holdings.find((one) => one.id === id);
  expect(of(scaled, 'ORC-short')?.quantity).toBe('-2000');
  expect(of(scaled, 'AURA')?.quantity).toBe('6');
  expect(Number(of(scaled, 'MBS')?.price) / Number(of(plain, 'MBS')?.price)).toBeCloseTo(0.5, 2);
  expect(of(scaled, 'STI')?.price).toBe(of(plain, 'STI')?.price);
  const tiny = portfolioOf({ name: 'invested', scale: 0.001 });
  expect(tiny.lots.every(({ quantity }) => quantity !== '0')).toBe(true);
});

test('settlements are those that are still to come', () => {
  const portfolio = portfolioOf({ name: 'unsettled' });
  expect(settlementsAfter(portfolio, '2026-11-20', '2026-11-20')).toEqual(['2026-11-23', '2026-11-24']);
  expect(settlementsAfter(portfolio, '2026-11-20', '2026-11-24')).toEqual(['2026-11-24']);
  expect(settlementsAfter(portfolio, '2026-11-20', '2026-11-25')).toEqual([]);
});
