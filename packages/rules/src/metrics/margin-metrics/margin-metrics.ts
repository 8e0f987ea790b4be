import type { Amount } from '@quayside/values/amount';
import type { CalendarDate } from '@quayside/values/calendar-date';
import { type Decimal, divideUnits, formatDecimal, rescaleUnits } from '@quayside/values/internals/decimal';
import {
  balanceMetrics,
  findUnvalued,
  isShort,
  isWithdrawableKnown,
  omitUnknownMetrics,
  valueAccount,
} from '../account-values.ts';
import type { CashMetrics } from '../cash-metrics/cash-metrics.ts';
import { sumDayChange, sumHoldings, valueHoldings } from '../holdings.ts';
import { illustrativeWarningExcess } from '../maintenance-use/maintenance-use.ts';
import type { AccountCurrency, Holding, MarginRiskLevel, Valued } from '../metrics.ts';
import type { OptionHolding } from '../option-margin.ts';
import { atLeastZero, type Cents, calculateRatio, minCents, multiplyCents, toAmount } from '../valuation.ts';
import { type LoanBalance, sumLoans } from './margin-loans.ts';
import { type MarginHolding, sumMargins, sumOptionMargins } from './margin-requirements.ts';

export type { OptionHolding } from '../option-margin.ts';
export type { LoanBalance } from './margin-loans.ts';
export type { MarginHolding } from './margin-requirements.ts';

/** Terms of a broker for all margin accounts, as decimal ratios (0.3 is 30 %). */
export type MarginTerms = {
  readonly since: CalendarDate;
  /** The lowest initial margin of any stock that can be bought; above zero. */
  readonly lowestInitialMargin: Amount;
  /** The initial margin of short sales; above zero. */
  readonly shortInitialMargin: Amount;
  /** The risk level is `warning` if the excess is below this share of the maintenance margin. */
  readonly warningExcess: Amount;
};

/** Margin terms for demonstrations. A broker supplies other terms. */
export const illustrativeMarginTerms: MarginTerms = {
  since: '2026-11-21',
  lowestInitialMargin: '0.3',
  shortInitialMargin: '0.5',
  warningExcess: illustrativeWarningExcess,
};

/** `marginMetrics` throws this error if an initial margin of the terms is zero or negative, because buying power is divided by it. */
export class InvalidMarginTermsError extends Error {
  override readonly name = 'InvalidMarginTermsError';
  constructor() {
    super('The margin terms have an initial margin that is not above zero. Pass shares such as 0.3 for 30 %.');
  }
}

/** Input for `marginMetrics`: balances, holdings and options in any currencies, with exchange rates. */
export type MarginAccount = AccountCurrency & {
  readonly cash: readonly LoanBalance[];
  readonly holdings: readonly MarginHolding[];
  readonly options: readonly OptionHolding[];
  /** Accrued interest that was not charged yet, in the currency of the account. */
  readonly accruedInterest: Amount;
  readonly terms: MarginTerms;
};

/** The metrics of a margin account, to the cent, in its currency: those of a cash account, and those of loans and margins. */
export type MarginMetrics = CashMetrics & {
  /** Computed as Σ max(0, −cash) of each currency. */
  readonly marginLoans: Amount;
  /** Yearly interest as a share, averaged over the loans by size; undefined without a loan. */
  readonly annualInterestRate: Amount | undefined;
  /** Interest of one day: loans × annual rate / 365 (360 for USD). */
  readonly estimatedInterest: Amount;
  /** Loans + value of short positions. */
  readonly totalDebt: Amount;
  /** Computed as Σ long value of stocks × (1 − haircut); options are not collateral. */
  readonly collateral: Amount;
  /** Total debt / collateral, to four decimals (0.5714 is 57.14 %); undefined for debt without collateral. */
  readonly creditRatio: Amount | undefined;
  /** Cash + stocks (long and short) − accrued interest. Options are not included, because their margin includes their value. */
  readonly equityWithLoanValue: Amount;
  /** Computed as Σ |value| × initial margin + margin of options. The specification calls it "margin required". */
  readonly initialMargin: Amount;
  /** Computed as Σ |value| × maintenance margin + margin of options. */
  readonly maintenanceMargin: Amount;
  readonly optionMaintenanceMargin: Amount;
  /** Equity with loan value − maintenance margin; negative in a margin call. */
  readonly excessLiquidity: Amount;
  /** Computed as max(0, equity with loan value − initial margin) / lowest initial margin. */
  readonly maximumBuyingPower: Amount;
  /** Computed as max(0, equity with loan value − initial margin) / initial margin of short sales. */
  readonly shortBuyingPower: Amount;
  /** Computed as max(0, maintenance margin − equity with loan value). */
  readonly marginCall: Amount;
  readonly riskLevel: MarginRiskLevel;
};

/** The metrics by account, because a page asks several times, and 10,000 holdings take a slow phone 200 ms. */
const known = new WeakMap<MarginAccount, Valued<MarginMetrics>>();

/**
 * Returns the metrics of a margin account, and calculates them once for each account object. Throws InvalidAmountError if a text is not a decimal number, and
 * InvalidMarginTermsError if an initial margin in the terms is not above zero.
 */
export function marginMetrics(account: MarginAccount): Valued<MarginMetrics> {
  const metrics = known.get(account) ?? calculateMetrics(account);
  known.set(account, metrics);
  return metrics;
}

function calculateMetrics(account: MarginAccount): Valued<MarginMetrics> {
  const stocks = valueAccount(account, account.holdings);
  const { missing, numbers, rateOf, spendable } = stocks;
  const { loans, interest, annualRate } = sumLoans(account.cash, rateOf, numbers);
  const optionLines = valueHoldings(account.options, rateOf, numbers, missing);
  const options = sumHoldings(optionLines);
  const margins = sumMargins(stocks.lines, numbers);
  const optionMargin = sumOptionMargins(optionLines, numbers, missing);

  const equity = stocks.cashBalance + stocks.marketValue - rescaleUnits(numbers(account.accruedInterest), 2);
  const [initial, maintenance] = [margins.initial + optionMargin, margins.maintenance + optionMargin];
  const debt = loans + stocks.shortValue + options.shortValue;
  const excess = equity - maintenance;
  const free = atLeastZero(equity - initial);
  const availableFunds = toAmount(atLeastZero(spendable));
  const unvaluedOptions = findUnvalued(account.options, optionLines);
  const lacksOptionMargin = unvaluedOptions.some(isShort) || missing.some(({ what }) => what === 'underlying-price');
  const isWithdrawable = isWithdrawableKnown(spendable, lacksOptionMargin ? 0n : free, stocks.unvalued);
  return omitUnknownMetrics<MarginMetrics>(
    { ...stocks, lacksValue: true }, // `byValue` is computed below
    {
      ...stocks.common,
      netAssets: toAmount(equity + options.marketValue),
      availableFunds,
      withdrawableCash: toAmount(atLeastZero(minCents(spendable, free))),
      positionValue: toAmount(stocks.positionValue + options.positionValue),
      unrealizedPL: toAmount(stocks.unrealizedPL + options.unrealizedPL),
      dayChange: sumDayChange([...stocks.lines, ...optionLines]),
      cashBuyingPower: availableFunds,
      optionBuyingPower: availableFunds,
      marginLoans: toAmount(loans),
      annualInterestRate: annualRate && formatDecimal(annualRate),
      estimatedInterest: toAmount(interest),
      totalDebt: toAmount(debt),
      collateral: toAmount(margins.collateral),
      creditRatio: calculateRatio(debt, margins.collateral),
      equityWithLoanValue: toAmount(equity),
      initialMargin: toAmount(initial),
      maintenanceMargin: toAmount(maintenance),
      optionMaintenanceMargin: toAmount(optionMargin),
      excessLiquidity: toAmount(excess),
      maximumBuyingPower: toAmount(buyingPower(free, numbers(account.terms.lowestInitialMargin))),
      shortBuyingPower: toAmount(buyingPower(free, numbers(account.terms.shortInitialMargin))),
      marginCall: toAmount(atLeastZero(-excess)),
      riskLevel: riskLevel(excess, debt, multiplyCents(maintenance, numbers(account.terms.warningExcess))),
    },
    {
      byRate: ofCash,
      byValue: [
        ...dependentsOf(stocks.unvalued, ofStocks),
        ...dependentsOf(unvaluedOptions, ofOptions),
        ...(lacksOptionMargin ? ofOptionMargins : []),
      ].filter((name) => name !== 'withdrawableCash' || !isWithdrawable),
    },
  );
}

type Dependents = Readonly<Record<'any' | 'long' | 'short', readonly (keyof MarginMetrics)[]>>;

/** Returns the metrics that depend on positions without a value. */
function dependentsOf(unvalued: readonly Holding[], dependents: Dependents): readonly (keyof MarginMetrics)[] {
  if (unvalued.length === 0) return [];
  return [...dependents.any, ...unvalued.flatMap((held) => dependents[isShort(held) ? 'short' : 'long'])];
}

const ofMargins = [
  'withdrawableCash',
  'initialMargin',
  'maintenanceMargin',
  'excessLiquidity',
  'maximumBuyingPower',
  'shortBuyingPower',
  'marginCall',
  'riskLevel',
] as const;
const ofOptionMargins = ['optionMaintenanceMargin', ...ofMargins] as const;
const ofValues = ['netAssets', 'positionValue', 'unrealizedPL', 'dayChange'] as const;
const ofStocks: Dependents = {
  any: [...ofValues, 'equityWithLoanValue', ...ofMargins],
  long: ['collateral', 'creditRatio'],
  short: ['totalDebt', 'creditRatio'],
};
/** Metrics that depend on an option, by its side. A long option needs no margin and is not collateral. */
const ofOptions: Dependents = {
  any: ofValues,
  long: [],
  short: ['totalDebt', 'creditRatio'],
};
/** The metrics that need the rates of all balances. */
const ofCash = [
  ...balanceMetrics,
  'cashBuyingPower',
  'optionBuyingPower',
  'marginLoans',
  'annualInterestRate',
  'estimatedInterest',
  'totalDebt',
  'creditRatio',
  'equityWithLoanValue',
  'excessLiquidity',
  'maximumBuyingPower',
  'shortBuyingPower',
  'marginCall',
  'riskLevel',
] as const;

function riskLevel(excess: Cents, debt: Cents, warningBelow: Cents): MarginRiskLevel {
  if (excess < 0n) return 'danger';
  if (debt === 0n) return 'safe';
  return excess < warningBelow ? 'warning' : 'moderate';
}

function buyingPower(free: Cents, { units, scale }: Decimal): Cents {
  if (units <= 0n) throw new InvalidMarginTermsError();
  return divideUnits(free * 10n ** BigInt(scale), units, 0);
}
