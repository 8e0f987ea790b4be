import type { AccountDetails } from '@quayside/contract/internals/account-details';
import { cashMetrics } from '@quayside/rules/internals/metrics/cash-metrics';
import { illustrativeMarginTerms, marginMetrics } from '@quayside/rules/internals/metrics/margin-metrics';
import { positionWorth } from '@quayside/rules/internals/metrics/position-value';
import type { Amount } from '@quayside/values/amount';
import { getInstrument } from './instruments.ts';
import { type DemoHoldings, getPortfolio, type Portfolio } from './portfolios.ts';
import { type BaseCurrency, exchangeRates, formatHundredths, priceAt } from './prices.ts';
import { lastCloseBefore } from './trading-days.ts';

const LOAN_RATES = { SGD: '0.048', USD: '0.063', HKD: '0.058' } as const;
const SHARES_OF_AN_OPTION = '100';
const FUTURE = { multiplier: '50', initialMargin: '1.6', maintenanceMargin: '1.2' } as const;
const CFD_MARGIN = '0.2';

type Account = Pick<AccountDetails, 'number' | 'type'> & {
  readonly accounts: readonly string[];
  /** Base currency in which the account is valued; by default SGD. */
  readonly currency?: BaseCurrency;
};

/** Returns the holdings and quotes of an account at a time, from which all its metrics are calculated. */
export function calculateAccountDetails(
  { number, type, accounts, currency = 'SGD' }: Account,
  owned: DemoHoldings,
  now: Date,
): AccountDetails {
  const portfolio = getPortfolio(owned);
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
    currency,
    rates: exchangeRates[currency],
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
      const { asset, haircut, initialMargin, maintenanceMargin } = getInstrument(lot.of);
      return { ...positionOf(lot, portfolio, at), asset, haircut, initialMargin, maintenanceMargin };
    }),
    options: (accounts.includes('options') ? portfolio.options : []).map((one) => {
      const { base } = getInstrument(one.of);
      const underlyingPrice = quoteOf(one.of, portfolio, at);
      const premium = (when: Date) => priceAt(one.id, Math.round(base * one.costShare), when);
      return {
        ...positionOf(one, portfolio, at),
        ticker: one.id,
        price: premium(at),
        previousClose: premium(lastCloseBefore(at)),
        multiplier: SHARES_OF_AN_OPTION,
        right: one.right,
        strike: formatHundredths(one.strike),
        underlyingPrice,
        cover: 'uncovered' as const,
      };
    }),
    accruedInterest: '0',
    terms: illustrativeMarginTerms,
  };
}

/** Returns the price of an instrument in a portfolio, or undefined if it has no quote. */
const quoteOf = (id: string, portfolio: Portfolio, at: Date) =>
  portfolio.unpriced.includes(id) ? undefined : tradedAt(id, portfolio, at);

function tradedAt(id: string, { moves }: Pick<Portfolio, 'moves'>, at: Date) {
  return priceAt(id, Math.max(1, Math.round(getInstrument(id).base * (1 + (moves[id] ?? 0) / 100))), at);
}

function positionOf(lot: Portfolio['lots'][number], portfolio: Portfolio, at: Date) {
  const { name, currency, market, base } = getInstrument(lot.of);
  const price = quoteOf(lot.of, portfolio, at);
  return {
    id: lot.id,
    ticker: lot.of,
    name,
    market,
    currency,
    quantity: lot.quantity,
    cost: formatHundredths(Math.round(base * lot.costShare)),
    ...(price === undefined ? {} : { price }),
    previousClose: tradedAt(lot.of, portfolio, lastCloseBefore(at)),
  };
}

/** Returns the net assets in the base currency of the account, or undefined if a quote is missing. */
export function calculateNetAssets(
  details: Securities & Pick<AccountDetails, 'type' | 'currency' | 'rates'>,
): string | undefined {
  const valued = details.type === 'margin' ? marginMetrics(details) : cashMetrics(details);
  return valued.state === 'valued' ? valued.metrics.netAssets : undefined;
}

/** Returns the net assets of a portfolio in the base currency at a time, or undefined if a quote is missing. */
export const calculateNetAssetsAt = (
  { type, accounts, currency = 'SGD' }: Omit<Account, 'number'>,
  portfolio: Portfolio,
  at: Date,
) => calculateNetAssets({ ...securitiesOf(portfolio, accounts, at), type, currency, rates: exchangeRates[currency] });

/** Returns the value of a lot in the base currency, rounded to cents. */
export function calculateLotValue(
  lot: Portfolio['lots'][number],
  portfolio: Pick<Portfolio, 'moves'>,
  at: Date,
  base: BaseCurrency = 'SGD',
): Amount {
  return positionWorth(
    lot,
    tradedAt(lot.of, portfolio, at),
    exchangeRates[base][getInstrument(lot.of).currency] ?? '1',
  );
}
