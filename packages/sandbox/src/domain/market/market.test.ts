import { accountDetails } from '@quayside/contract/internals/account-details';
import { describe, expect, test } from 'vitest';
import { calculateAssetHistory } from './asset-history.ts';
import { getBaseCurrency } from './base-currency.ts';
import { getPortfolio, portfolioNames, settlementsAfter } from './portfolios.ts';
import { formatHundredths, priceAt, ratesToSgd } from './prices.ts';
import { calculateAccountDetails, calculateNetAssets, calculateNetAssetsAt } from './valuation.ts';

const now = new Date('2026-11-21T04:05:00Z');
const account = { number: '6812345678', type: 'margin', accounts: ['margin', 'options', 'futures', 'cfd'] } as const;

test('gives all customers the same price of an instrument, which changes with time', () => {
  expect(priceAt('MBS', 3412, now)).toBe(priceAt('MBS', 3412, now));
  const later = new Date(now.getTime() + 3 * 60_000);
  expect(priceAt('MBS', 341_200, later)).not.toBe(priceAt('MBS', 341_200, now));
  expect(priceAt('TNH', 3412, now)).not.toBe(priceAt('MBS', 3412, now));
});

test.each([
  ['MBS', 341_200, now, '3538.6'],
  ['AURA', 1_428_000, now, '14908.45'],
  ['MBS', 341_200, new Date('2026-12-05T10:11:12Z'), '3559.88'],
] as const)('calculates the price of %s with the base price %i', (id, base, at, price) =>
  expect(priceAt(id, base, at)).toBe(price),
);

const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, day) => new Date(Date.parse(first) + day * 86_400_000));

test('keeps prices within 9.3% of their base price', () => {
  const moved = ['MBS', 'TNH', 'AURA', 'ORC'].flatMap((id) =>
    daysFrom('2026-01-01', 1_500).map((at) => Math.abs(Number(priceAt(id, 100_000, at)) / 1_000 - 1)),
  );
  expect(Math.max(...moved)).toBeLessThanOrEqual(0.093);
});

test('increases the value of a portfolio within a year, without a repeated pattern', () => {
  const { closes } = calculateAssetHistory(account, { name: 'invested' }, { range: '1y' }, now);
  const worth = closes.map(({ netAssets }) => Number(netAssets));
  expect((worth.at(-1) ?? 0) / (worth[0] ?? 0)).toBeGreaterThan(1.02);
  const steps = worth.slice(1).map((value, at) => value / (worth[at] ?? value) - 1);
  const alike = (lag: number) => {
    const pairs = steps.slice(lag).map((step, at) => step * (steps[at] ?? 0));
    const power = steps.map((step) => step * step).reduce((sum, one) => sum + one, 0) / steps.length;
    return pairs.reduce((sum, one) => sum + one, 0) / pairs.length / power;
  };
  for (const lag of [20, 25, 29, 30, 35, 41, 60]) expect(Math.abs(alike(lag)), `after ${lag} days`).toBeLessThan(0.4);
});

test.each([
  [1234, '12.34'],
  [1200, '12'],
  [1230, '12.3'],
  [5, '0.05'],
])('formats %i hundredths as %s', (value, text) => expect(formatHundredths(value)).toBe(text));

test('values an account in the currency of the app that opened it', () => {
  expect([12, 5, 2, 1].map(getBaseCurrency)).toEqual(['SGD', 'SGD', 'HKD', 'USD']);
});

test.each(['HKD', 'USD'] as const)('converts values to %s at the rate of the Singapore dollar', (currency) => {
  const own = { ...account, currency };
  const [inOwn, inSgd] = [own, account].map((one) => calculateAccountDetails(one, { name: 'invested' }, now));
  expect(inOwn?.currency).toBe(currency);
  const rate = Number(ratesToSgd[currency]);
  const share = (netAssets: string | undefined, sgd: string | undefined) => (Number(netAssets) * rate) / Number(sgd);
  expect(share(inOwn && calculateNetAssets(inOwn), inSgd && calculateNetAssets(inSgd))).toBeCloseTo(1, 3);
  const [past, pastSgd] = [own, account].map((one) =>
    calculateAssetHistory(one, { name: 'invested' }, { range: '1w' }, now),
  );
  expect(past?.currency).toBe(currency);
  expect(share(past?.closes[0]?.netAssets, pastSgd?.closes[0]?.netAssets)).toBeCloseTo(1, 3);
});

describe('the value of every portfolio', () => {
  test.each(portfolioNames)('values the portfolio %s as the contract requires', (name) => {
    const details = calculateAccountDetails(account, { name }, now);
    expect(accountDetails.safeParse(details).error).toBeUndefined();
    const missing = name === 'price-missing';
    expect(calculateNetAssets(details) === undefined, 'undefined without a quote').toBe(missing);
  });

  test('values only open accounts', () => {
    const details = calculateAccountDetails({ ...account, accounts: ['cash'] }, { name: 'derivatives' }, now);
    expect(details.options).toEqual([]);
    expect(details).not.toHaveProperty('futures');
    expect(details).not.toHaveProperty('cfd');
  });
});

test('scales positions to whole quantities, and changes a price for one customer', () => {
  const plain = calculateAccountDetails(account, { name: 'margin-call' }, now);
  const scaled = calculateAccountDetails(account, { name: 'margin-call', scale: 0.5, moves: { MBS: -50 } }, now);
  const of = (details: typeof plain, id: string) => details.holdings.find((one) => one.id === id);
  expect(of(scaled, 'ORC-short')?.quantity).toBe('-2000');
  expect(of(scaled, 'AURA')?.quantity).toBe('6');
  expect(Number(of(scaled, 'MBS')?.price) / Number(of(plain, 'MBS')?.price)).toBeCloseTo(0.5, 2);
  expect(of(scaled, 'STI')?.price).toBe(of(plain, 'STI')?.price);
  const tiny = getPortfolio({ name: 'invested', scale: 0.001 });
  expect(tiny.lots.every(({ quantity }) => quantity !== '0')).toBe(true);
});

test('returns only future settlements', () => {
  const portfolio = getPortfolio({ name: 'unsettled' });
  expect(settlementsAfter(portfolio, '2026-11-20', '2026-11-20')).toEqual(['2026-11-23', '2026-11-24']);
  expect(settlementsAfter(portfolio, '2026-11-20', '2026-11-24')).toEqual(['2026-11-24']);
  expect(settlementsAfter(portfolio, '2026-11-20', '2026-11-25')).toEqual([]);
});

describe('the details of an account', () => {
  const all = (name: (typeof portfolioNames)[number], accounts: readonly string[] = account.accounts) =>
    calculateAccountDetails({ ...account, accounts }, { name }, now);

  test('returns the account, the time and the age of its quotes', () => {
    expect(all('prices-old')).toMatchObject({
      number: '6812345678',
      type: 'margin',
      currency: 'SGD',
      asOf: '2026-11-21T04:05:00.000Z',
      quotedAt: '2026-11-21T02:30:00.000Z',
    });
    expect(all('invested').quotedAt).toBe('2026-11-21T04:05:00.000Z');
  });

  test('returns the loan rate of each currency', () => {
    expect(all('on-loan').cash).toEqual([
      { currency: 'SGD', settled: '-6200', inTransit: '0', frozen: '0', annualLoanRate: '0.048' },
      { currency: 'USD', settled: '-2100', inTransit: '0', frozen: '0', annualLoanRate: '0.063' },
    ]);
  });

  test('returns each holding with its cost, price and ratios', () => {
    expect(all('invested').holdings[0]).toEqual({
      id: 'MBS',
      ticker: 'MBS',
      name: 'Merlion Bank',
      market: 'SG',
      asset: 'stock',
      currency: 'SGD',
      quantity: '200',
      cost: '31.05', // 34.12 × 0.91
      price: priceAt('MBS', 3412, now),
      previousClose: priceAt('MBS', 3412, new Date('2026-11-20T09:00:00Z')),
      haircut: '0.3',
      initialMargin: '0.3',
      maintenanceMargin: '0.3',
    });
    const unpriced = all('price-missing').holdings.find(({ id }) => id === 'TNH');
    expect(unpriced).not.toHaveProperty('price');
  });

  test('calculates the price of an option from its underlying', () => {
    expect(all('derivatives').options).toMatchObject([
      {
        id: 'AURA-C150',
        quantity: '-1',
        price: priceAt('AURA-C150', 428, now), // 142.80 × 0.03
        multiplier: '100',
        right: 'call',
        strike: '150',
        underlyingPrice: priceAt('AURA', 14_280, now),
        cover: 'uncovered',
      },
      { id: 'USIX-P500', right: 'put', strike: '500' },
    ]);
  });

  test('returns futures and CFDs in separate accounts', () => {
    const { futures, cfd } = all('derivatives');
    const cash = [{ currency: 'SGD', settled: '5000', inTransit: '0', frozen: '0', annualLoanRate: '0.048' }];
    expect(futures).toMatchObject({
      cash,
      contracts: [{ id: 'STI', quantity: '2', multiplier: '50', initialMargin: '1.6', maintenanceMargin: '1.2' }],
    });
    expect(cfd).toMatchObject({
      cash,
      contracts: [
        { id: 'NIMB', underlying: 'other-stock', marginShare: '0.2' },
        { id: 'VELO-short', quantity: '-40', underlying: 'other-stock', marginShare: '0.2' },
      ],
    });
    const alone = all('derivatives', ['margin', 'cfd']);
    expect([alone.futures, alone.cfd?.contracts.length, alone.options]).toEqual([undefined, 2, []]);
  });

  test.each([
    ['a Saturday', '2026-11-21T04:05:00Z', '2026-11-20'],
    ['a Monday', '2026-11-23T12:00:00Z', '2026-11-20'],
    ['a Tuesday in Singapore that is a Monday in UTC', '2026-11-23T17:00:00Z', '2026-11-23'],
  ])('returns the close of the last trading day on %s', (_, at, day) => {
    const [holding] = calculateAccountDetails(account, { name: 'invested' }, new Date(at)).holdings;
    expect(holding?.previousClose).toBe(priceAt('MBS', 3412, new Date(`${day}T09:00:00Z`)));
  });

  test.each([
    ['1w', '2026-11-13', 6], // 14 November is a Saturday
    ['1m', '2026-10-21', 23],
    ['3m', '2026-08-21', 66],
    ['1y', '2025-11-21', 261],
  ] as const)('starts the history of %s with the close of %s, and returns %i closes', (range, first, count) => {
    const { closes } = calculateAssetHistory(account, { name: 'derivatives' }, { range }, now);
    expect([closes[0]?.on, closes.at(-1)?.on, closes.length]).toEqual([first, '2026-11-20', count]);
    for (const { on, netAssets } of [closes[0], closes.at(-1)].flatMap((close) => close ?? [])) {
      const close = new Date(`${on}T09:00:00Z`);
      expect(netAssets).toBe(calculateNetAssetsAt(account, getPortfolio({ name: 'derivatives' }), close));
    }
  });

  test.each([
    ['a week', '2026-10-05', '2026-10-11', ['2026-10-05', '2026-10-09']],
    ['a weekend', '2026-10-10', '2026-10-11', ['2026-10-09', '2026-10-09']], // its value is Friday's
    ['a day', '2026-10-07', '2026-10-07', ['2026-10-07', '2026-10-07']],
    ['today', '2026-11-21', '2026-11-21', ['2026-11-20', '2026-11-20']],
    ['days that have not come', '2026-11-20', '2027-01-01', ['2026-11-20', '2026-11-20']],
    ['a year and a day', '2024-11-21', '2025-11-21', ['2024-11-21', '2025-11-21']],
  ] as const)('UI-04 returns the history of %s with the closes of its days', (_, from, to, ends) => {
    const { closes } = calculateAssetHistory(account, { name: 'derivatives' }, { from, to }, now);
    expect([closes[0]?.on, closes.at(-1)?.on]).toEqual(ends);
  });

  test('values equal lots of a history once, to the same cent', () => {
    const { closes } = calculateAssetHistory(account, { name: 'ten-thousand' }, { range: '1w' }, now);
    const close = new Date('2026-11-20T09:00:00Z');
    expect(closes.at(-1)?.netAssets).toBe(calculateNetAssetsAt(account, getPortfolio({ name: 'ten-thousand' }), close));
  });

  test('returns past closes of a position without a current price', () => {
    expect(calculateAssetHistory(account, { name: 'price-missing' }, { range: '1w' }, now).closes).toHaveLength(6);
  });

  test('calculates net assets by the account type', () => {
    const portfolio = getPortfolio({ name: 'derivatives' });
    const details = all('derivatives');
    expect(calculateNetAssets(details), 'with the options').toBe('37563.04');
    expect(calculateNetAssets({ ...details, type: 'cash' }), 'without the options').toBe('35197.16');
    expect(calculateNetAssetsAt({ type: 'margin', accounts: [] }, portfolio, now)).toBe(
      calculateNetAssetsAt({ type: 'margin', accounts: ['futures'] }, portfolio, now),
    );
  });

  test('returns no price below a hundredth', () => {
    const fallen = calculateAccountDetails(account, { name: 'invested', moves: { MBS: -100 } }, now);
    expect(fallen.holdings[0]?.price).toBe('0.01');
  });
});
