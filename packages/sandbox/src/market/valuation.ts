import type { AccountDetails } from '@quayside/contract/account-details';
import { addDays, type CalendarDate, singaporeDate } from '@quayside/rules/calendar-date';
import { cashMetrics } from '@quayside/rules/metrics/cash-metrics';
import { illustrativeMarginTerms, marginMetrics } from '@quayside/rules/metrics/margin-metrics';
import { type Instrument, instruments } from './instruments.ts';
import { type Owned, type Portfolio, portfolioOf } from './portfolios.ts';
import { hundredths, priceAt, ratesToSgd } from './prices.ts';

/** Days of the trend, today not among them. */
const TREND_DAYS = 14;
const LOAN_RATES = { SGD: '0.048', USD: '0.063', HKD: '0.058' } as const;
const SHARES_OF_AN_OPTION = '100';
const FUTURE = { multiplier: '50', initialMargin: '1.6', maintenanceMargin: '1.2' } as const;
const CFD_MARGIN = '0.2';
/** The exchanges' close in Singapore, as a UTC hour. */
const CLOSE = 'T09:00:00Z';

type Account = Pick<AccountDetails, 'number' | 'type'> & { readonly accounts: readonly string[] };

/** What a customer's account holds and what it is worth at an instant: the inputs of every metric. */
export function detailsOf(account: Account, owned: Owned, now: Date): AccountDetails {
  const trend = trendOf(portfolioOf(owned), account.accounts, account.type, singaporeDate(now));
  return { ...holdingsOf(account, owned, now), trend };
}

/** The same without its past days, each of which values every position anew. */
export function holdingsOf(
  { number, type, accounts }: Account,
  owned: Owned,
  now: Date,
): Omit<AccountDetails, 'trend'> {
  const portfolio = portfolioOf(owned);
  const quotedAt = new Date(now.getTime() - portfolio.quoteAgeMinutes * 60_000);
  const derivative = (lots: Portfolio['futures']) => ({
    cash: [{ currency: 'SGD', settled: '5000', inTransit: '0', frozen: '0', annualLoanRate: LOAN_RATES.SGD }],
    contracts: lots.map((lot) => positionOf(lot, portfolio, quotedAt)),
  });
  const { cash: futuresCash, contracts: futures } = derivative(accounts.includes('futures') ? portfolio.futures : []);
  const { cash: cfdCash, contracts: cfds } = derivative(accounts.includes('cfd') ? portfolio.cfds : []);
  return {
    number,
    type,
    currency: 'SGD',
    rates: ratesToSgd,
    asOf: now.toISOString(),
    quotedAt: quotedAt.toISOString(),
    ...securitiesOf(portfolio, accounts, quotedAt),
    ...(accounts.includes('futures')
      ? { futures: { cash: futuresCash, contracts: futures.map((one) => ({ ...one, ...FUTURE })) } }
      : {}),
    ...(accounts.includes('cfd')
      ? {
          cfd: {
            cash: cfdCash,
            contracts: cfds.map((one) => ({ ...one, underlying: 'other-stock' as const, marginShare: CFD_MARGIN })),
          },
        }
      : {}),
  };
}

type Securities = Pick<AccountDetails, 'cash' | 'holdings' | 'options' | 'accruedInterest' | 'terms'>;

function securitiesOf(portfolio: Portfolio, accounts: readonly string[], at: Date): Securities {
  return {
    cash: portfolio.cash.map((money) => ({ ...money, annualLoanRate: LOAN_RATES[money.currency] })),
    holdings: portfolio.lots.map((lot) => {
      const { haircut, initialMargin, maintenanceMargin } = instrumentOf(lot.of);
      return { ...positionOf(lot, portfolio, at), haircut, initialMargin, maintenanceMargin };
    }),
    options: (accounts.includes('options') ? portfolio.options : []).map((one) => {
      const { base } = instrumentOf(one.of);
      const underlyingPrice = quoteOf(one.of, portfolio, at);
      return {
        ...positionOf(one, portfolio, at),
        price: priceAt(one.id, Math.round(base * one.costShare), at),
        multiplier: SHARES_OF_AN_OPTION,
        right: one.right,
        strike: hundredths(one.strike),
        underlyingPrice,
        cover: 'uncovered' as const,
      };
    }),
    accruedInterest: '0',
    terms: illustrativeMarginTerms,
  };
}

/** An instrument's price as this customer is shown it; undefined where nobody gives one. */
function quoteOf(id: string, { unpriced, moves }: Portfolio, at: Date) {
  if (unpriced.includes(id)) return undefined;
  return priceAt(id, Math.max(1, Math.round(instrumentOf(id).base * (1 + (moves[id] ?? 0) / 100))), at);
}

function positionOf(lot: Portfolio['lots'][number], portfolio: Portfolio, at: Date) {
  const { name, currency, base } = instrumentOf(lot.of);
  const price = quoteOf(lot.of, portfolio, at);
  return {
    id: lot.id,
    name,
    currency,
    quantity: lot.quantity,
    cost: hundredths(Math.round(base * lot.costShare)),
    ...(price === undefined ? {} : { price }),
  };
}

const byId = new Map(instruments.map((one) => [one.id, one]));

function instrumentOf(id: string): Instrument {
  const found = byId.get(id);
  if (!found) throw new UnknownInstrumentError(id);
  return found;
}

/** A portfolio of the demonstration names an instrument that is not there. */
class UnknownInstrumentError extends Error {
  override readonly name = 'UnknownInstrumentError';
  constructor(id: string) {
    super(`There is no instrument "${id}". Add it to market/instruments.ts, or name another one.`);
  }
}

/** Net assets of the securities in Singapore dollars; undefined while a quote is missing. */
export function netAssetsOf(
  details: Securities & Pick<AccountDetails, 'type' | 'currency' | 'rates'>,
): string | undefined {
  const valued = details.type === 'margin' ? marginMetrics(details) : cashMetrics(details);
  return valued.state === 'valued' ? valued.metrics.netAssets : undefined;
}

/** The same of a portfolio at an instant. */
export const netAssetsAt = ({ type, accounts }: Omit<Account, 'number'>, portfolio: Portfolio, at: Date) =>
  netAssetsOf({ ...securitiesOf(portfolio, accounts, at), type, currency: 'SGD', rates: ratesToSgd });

function trendOf(
  portfolio: Portfolio,
  accounts: readonly string[],
  type: AccountDetails['type'],
  today: CalendarDate,
): AccountDetails['trend'] {
  return Array.from({ length: TREND_DAYS }, (_, index) => addDays(today, index - TREND_DAYS)).flatMap((on) => {
    const netAssets = netAssetsAt({ type, accounts }, portfolio, new Date(`${on}${CLOSE}`));
    return netAssets === undefined ? [] : [{ on, netAssets }];
  });
}
