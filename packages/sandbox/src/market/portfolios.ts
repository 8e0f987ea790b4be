import type { CalendarDate } from '@quayside/rules/calendar-date';
import { addWorkingDays } from '@quayside/rules/working-days';
import { instruments } from './instruments.ts';

/** What a demonstration's customer owns: a customer of whom nobody says anything owns nothing. */
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
export type PortfolioName = (typeof portfolioNames)[number];

type Money = {
  readonly currency: 'SGD' | 'USD' | 'HKD';
  readonly settled: string;
  readonly inTransit: string;
  readonly frozen: string;
};
type Lot = { readonly id: string; readonly of: string; readonly quantity: string; readonly costShare: number };

export type Portfolio = {
  readonly cash: readonly Money[];
  readonly lots: readonly Lot[];
  /** written or bought on a share of `instruments` */
  readonly options: readonly (Lot & { readonly right: 'call' | 'put'; readonly strike: number })[];
  readonly futures: readonly Lot[];
  readonly cfds: readonly Lot[];
  /** settlement dates that are to come, in working days from the day on which it was given */
  readonly settlesInDays: readonly number[];
  /** ids whose price nobody gives */
  readonly unpriced: readonly string[];
  /** by how many per cent a price is off its wave, by instrument */
  readonly moves: Readonly<Record<string, number>>;
  /** how old every price is */
  readonly quoteAgeMinutes: number;
};

/** What a customer owns, as it is kept. */
export type Owned = {
  readonly name: PortfolioName;
  /** every quantity so many times over; once where it is absent */
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
/** `costShare`: what was paid, as a share of the base price. */
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

/** Every instrument many times over, as an institution's lots would be. */
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

export function portfolioOf({ name, scale = 1, moves = {} }: Owned): Portfolio {
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

/** Whole, and never nothing: one at least, on its side. */
const scaledQuantity = (quantity: number, scale: number): string =>
  String(Math.sign(quantity) * Math.max(1, Math.round(Math.abs(quantity) * scale)));

/** Of these the dates that are still to come on a day. */
export const settlementsAfter = (
  { settlesInDays }: Portfolio,
  since: CalendarDate,
  today: CalendarDate,
): readonly CalendarDate[] =>
  settlesInDays.map((days) => addWorkingDays(since, days).date).filter((date) => date >= today);
