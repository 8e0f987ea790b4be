import type { Amount } from '../../amount/amount.ts';
import type { CalendarDate } from '../../calendar-date.ts';
import { magnitude } from '../../numbers/decimal.ts';
import { linesOf, sumDayChange } from '../holdings.ts';
import type { AccountCurrency, CashBalance, Holding, MarginRiskLevel, MissingQuote, Valued } from '../metrics.ts';
import {
  amountOf,
  balanceMetrics,
  type Cents,
  exchange,
  least,
  notNegative,
  ratioOf,
  readNumbers,
  shareOf,
  sumFunds,
  valuedWithout,
} from '../valuation.ts';

/** The underlying of a contract. `index-stock` is a share that belongs to an index. */
export type CfdUnderlying = 'index-stock' | 'other-stock' | 'index' | 'forex' | 'other';

/**
 * Lowest margin of a retail customer's CFD in Singapore, as a share of the contract value. Source: Securities and Futures (Financial and Margin Requirements)
 * Regulations as of 8 October 2018, current on 27 March 2026, without the variants for a stop-loss (domain handbook 7, M22 and M23).
 */
export const leastCfdMargins: {
  readonly since: CalendarDate;
  readonly shares: Readonly<Record<CfdUnderlying, Amount>>;
} = {
  since: '2018-10-08',
  shares: { 'index-stock': '0.1', 'other-stock': '0.2', index: '0.05', forex: '0.05', other: '0.2' },
};

/** Share of the required margin at or below which the broker closes positions (domain handbook 7, unverified). Below the full margin there is a margin call. */
export const CFD_CLOSE_OUT_LEVEL: Amount = '0.5';

/** A contract for difference; `quantity` is negative if sold. `marginShare` is the broker's margin; the legal minimum applies if it is higher. */
export type CfdHolding = Holding & { readonly underlying: CfdUnderlying; readonly marginShare: Amount };

/** Data of a CFD account: balances and contracts in any currencies, with exchange rates. */
export type CfdAccount = AccountCurrency & {
  readonly cash: readonly CashBalance[];
  readonly contracts: readonly CfdHolding[];
};

/** The details of a CFD account, to the cent, in the account's currency. */
export type CfdMetrics = {
  /** equity: cash balance + unrealized P/L, because the customer does not own the underlying */
  readonly netAssets: Amount;
  readonly cashBalance: Amount;
  readonly assetsInTransit: Amount;
  readonly frozenFunds: Amount;
  /** max(0, net assets − margin required − frozen) */
  readonly availableFunds: Amount;
  /** max(0, min(settled − frozen − purchases in transit, net assets − margin required)) */
  readonly withdrawableCash: Amount;
  /** contract value: Σ |quantity| × price × multiplier */
  readonly positionValue: Amount;
  readonly unrealizedPL: Amount;
  /** Σ (price − previous close) × quantity × multiplier × rate, at today's rates; undefined if a previous close is unknown */
  readonly dayChange: Amount | undefined;
  /** Σ contract value × margin share */
  readonly marginRequired: Amount;
  /** margin required × close-out level */
  readonly maintenanceMargin: Amount;
  /** net assets / margin required, to four decimals (1 is 100 %); undefined without contracts */
  readonly marginLevel: Amount | undefined;
  /** max(0, margin required − net assets) */
  readonly marginCall: Amount;
  readonly riskLevel: MarginRiskLevel;
};

/** Computes the details of a CFD account (domain handbook 7). Throws InvalidAmountError. */
export function cfdMetrics(account: CfdAccount): Valued<CfdMetrics> {
  const missing: MissingQuote[] = [];
  const numbers = readNumbers();
  const rateOf = exchange(account, numbers, missing);
  const { settled, inTransit, frozen, spendable } = sumFunds(account.cash, rateOf, numbers);
  const cash = missing.length > 0 ? 'incomplete' : 'known';
  const lines = linesOf(account.contracts, rateOf, numbers, missing);
  let [contractValue, unrealizedPL, required] = [0n, 0n, 0n];
  for (const { held, ...line } of lines) {
    const value = magnitude(line.marketValue);
    const [own, legal] = [
      shareOf(value, numbers(held.marginShare)),
      shareOf(value, numbers(leastCfdMargins.shares[held.underlying])),
    ];
    contractValue += value;
    unrealizedPL += line.unrealizedPL;
    // Stryker disable next-line EqualityOperator: if both are equal, either is right
    required += own > legal ? own : legal;
  }

  const equity = settled + inTransit + unrealizedPL;
  const closeOut = shareOf(required, numbers(CFD_CLOSE_OUT_LEVEL));
  return valuedWithout<CfdMetrics>(
    {
      netAssets: amountOf(equity),
      cashBalance: amountOf(settled + inTransit),
      assetsInTransit: amountOf(inTransit),
      frozenFunds: amountOf(frozen),
      availableFunds: amountOf(notNegative(equity - required - frozen)),
      withdrawableCash: amountOf(notNegative(least(spendable, equity - required))),
      positionValue: amountOf(contractValue),
      unrealizedPL: amountOf(unrealizedPL),
      dayChange: sumDayChange(lines),
      marginRequired: amountOf(required),
      maintenanceMargin: amountOf(closeOut),
      marginLevel: required > 0n ? ratioOf(equity, required) : undefined,
      marginCall: amountOf(notNegative(required - equity)),
      riskLevel: riskLevel(equity, required, closeOut),
    },
    missing,
    [...(cash === 'known' ? [] : ofCash), ...(lines.length === account.contracts.length ? [] : ofContracts)],
  );
}

/** The metrics that need the rates of all balances. */
const ofCash = [...balanceMetrics, 'marginLevel', 'marginCall', 'riskLevel'] as const;
/** The metrics that need the values of all contracts. */
const ofContracts = [
  'netAssets',
  'availableFunds',
  'withdrawableCash',
  'positionValue',
  'unrealizedPL',
  'dayChange',
  'marginRequired',
  'maintenanceMargin',
  'marginLevel',
  'marginCall',
  'riskLevel',
] as const;

function riskLevel(equity: Cents, required: Cents, closeOut: Cents): MarginRiskLevel {
  if (equity < 0n) return 'danger';
  if (required === 0n) return 'safe';
  if (equity <= closeOut) return 'danger';
  return equity < required ? 'warning' : 'moderate';
}
