import { addWorkingDays } from '@quayside/rules/internals/working-days';
import type { CalendarDate } from '@quayside/values/calendar-date';
import { instruments } from './instruments.ts';

/** Names of the demo portfolios. A new customer has the empty one. */
export const portfolioNames = [
  'empty',
  'invested',
  'on-loan',
  'margin-call',
  'unsettled',
  'ten-thousand',
  'price-missing',
  'prices-old',
  'derivatives',
] as const;
/** The name of a demo portfolio, such as `margin-call`. */
export type PortfolioName = (typeof portfolioNames)[number];

type Money = {
  readonly currency: 'SGD' | 'USD' | 'HKD';
  readonly settled: string;
  readonly inTransit: string;
  readonly frozen: string;
};
type Lot = { readonly id: string; readonly of: string; readonly quantity: string; readonly costShare: number };

/** What a customer of the demo market holds. Quantities are decimal texts. */
export type Portfolio = {
  readonly cash: readonly Money[];
  readonly lots: readonly Lot[];
  /** Options on one of the `instruments`; a negative quantity means that the customer wrote them. */
  readonly options: readonly (Lot & { readonly right: 'call' | 'put'; readonly strike: number })[];
  readonly futures: readonly Lot[];
  readonly cfds: readonly Lot[];
  /** Number of working days until each settlement, from the start of the portfolio. */
  readonly settlesInDays: readonly number[];
  /** Ids of the instruments that have no quote. */
  readonly unpriced: readonly string[];
  /** Percentages by which prices differ from their usual value, by instrument id. */
  readonly moves: Readonly<Record<string, number>>;
  /** Age of all quotes in minutes. */
  readonly quoteAgeMinutes: number;
};

/** Which demo portfolio a customer has, and how it differs. */
export type DemoHoldings = {
  readonly name: PortfolioName;
  /** Factor by which each quantity is multiplied; by default 1. */
  readonly scale?: number | undefined;
  readonly moves?: Portfolio['moves'] | undefined;
};

const sgd = (settled: string, inTransit = '0', frozen = '0'): Money => ({
  currency: 'SGD',
  settled,
  inTransit,
  frozen,
});
const usd = (settled: string, inTransit = '0'): Money => ({ currency: 'USD', settled, inTransit, frozen: '0' });
/** Returns a lot of an instrument. `costShare` is the purchase price as a share of the base price. */
const lot = (of: string, quantity: string, costShare = 0.95): Lot => ({ id: of, of, quantity, costShare });

const nothing: Portfolio = {
  cash: [sgd('0')],
  lots: [],
  options: [],
  futures: [],
  cfds: [],
  settlesInDays: [],
  unpriced: [],
  moves: {},
  quoteAgeMinutes: 0,
};
const invested: Portfolio = {
  ...nothing,
  cash: [sgd('8420.5', '0', '500'), usd('1250.75')],
  lots: [
    lot('MBS', '200', 0.91),
    lot('STI', '1500'),
    lot('TNH', '3000', 1.06),
    lot('AURA', '12', 0.82),
    lot('PRL', '400'),
  ],
};

const portfolios: Readonly<Record<PortfolioName, Portfolio>> = {
  empty: nothing,
  invested,
  'on-loan': { ...invested, cash: [sgd('-6200', '0'), usd('-2100')] },
  'margin-call': {
    ...invested,
    cash: [sgd('-14200'), usd('-2100')],
    lots: [...invested.lots, { ...lot('ORC', '-4000', 0.7), id: 'ORC-short' }],
  },
  unsettled: { ...invested, cash: [sgd('8420.5', '-1240.2'), usd('1250.75', '310')], settlesInDays: [1, 2] },
  'ten-thousand': { ...invested, lots: tenThousand() },
  'price-missing': { ...invested, unpriced: ['TNH'] },
  'prices-old': { ...invested, quoteAgeMinutes: 95 },
  derivatives: {
    ...invested,
    options: [
      { ...lot('AURA', '-1', 0.03), id: 'AURA-C150', right: 'call', strike: 15_000 },
      { ...lot('USIX', '2', 0.02), id: 'USIX-P500', right: 'put', strike: 50_000 },
    ],
    futures: [lot('STI', '2', 0.99)],
    cfds: [lot('NIMB', '15', 0.97), { ...lot('VELO', '-40', 1.02), id: 'VELO-short' }],
  },
};

/** Returns 10,000 lots, as an institution may have. */
function tenThousand(): readonly Lot[] {
  return Array.from({ length: 10_000 }, (_, index) => {
    const { id } = instruments[index % instruments.length] ?? { id: 'MBS' };
    return {
      id: `${id}-${index + 1}`,
      of: id,
      quantity: String(1 + (index % 90)),
      costShare: 0.8 + (index % 40) / 100,
    };
  });
}

/** Returns the demo portfolio with its quantities scaled and its prices changed. */
export function getPortfolio({ name, scale = 1, moves = {} }: DemoHoldings): Portfolio {
  const found = { ...portfolios[name], moves };
  if (scale === 1) return found;
  const scaled = <T extends Lot>(lots: readonly T[]): T[] =>
    lots.map((one) => ({ ...one, quantity: scaledQuantity(Number(one.quantity), scale) }));
  return {
    ...found,
    lots: scaled(found.lots),
    options: scaled(found.options),
    futures: scaled(found.futures),
    cfds: scaled(found.cfds),
  };
}

/** Returns a quantity times `scale` as a whole number, at least one in absolute value and with the same sign. */
const scaledQuantity = (quantity: number, scale: number): string =>
  String(Math.sign(quantity) * Math.max(1, Math.round(Math.abs(quantity) * scale)));

/** Returns the dates of settlements that are today or later. `since` is the start of the portfolio. */
export const settlementsAfter = (
  { settlesInDays }: Portfolio,
  since: CalendarDate,
  today: CalendarDate,
): readonly CalendarDate[] =>
  settlesInDays.map((days) => addWorkingDays(since, days).date).filter((date) => date >= today);
