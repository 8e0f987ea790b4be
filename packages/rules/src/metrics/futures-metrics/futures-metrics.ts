import type { Amount } from '../../amount/amount.ts';
import { type Decimal, magnitude } from '../../numbers/decimal.ts';
import { linesOf, sumDayChange } from '../holdings.ts';
import type { AccountCurrency, CashBalance, Holding, MarginRiskLevel, MissingQuote, Valued } from '../metrics.ts';
import {
  amountOf,
  balanceMetrics,
  exchange,
  least,
  notNegative,
  productInCents,
  readNumbers,
  sumFunds,
  valuedWithout,
} from '../valuation.ts';

/** A futures position. Exchange and broker set the margins, per contract in the holding's currency; `multiplier` is the contract size. */
export type FuturesHolding = Holding & { readonly initialMargin: Amount; readonly maintenanceMargin: Amount };

/** Data of a futures account: balances and contracts in any currencies, with exchange rates. */
export type FuturesAccount = AccountCurrency & {
  readonly cash: readonly CashBalance[];
  readonly contracts: readonly FuturesHolding[];
};

/** The details of a futures account, to the cent, in the account's currency. */
export type FuturesMetrics = {
  /** equity: cash balance + unrealized P/L since the last settlement */
  readonly netAssets: Amount;
  readonly cashBalance: Amount;
  readonly assetsInTransit: Amount;
  readonly frozenFunds: Amount;
  /** max(0, net assets − margin required − frozen) */
  readonly availableFunds: Amount;
  /** max(0, min(settled − frozen − purchases in transit, net assets − margin required)) */
  readonly withdrawableCash: Amount;
  /** contract value: Σ |quantity × price × contract size| */
  readonly positionValue: Amount;
  readonly unrealizedPL: Amount;
  /** Σ (price − previous close) × quantity × multiplier × rate, at today's rates; undefined if a previous close is unknown */
  readonly dayChange: Amount | undefined;
  /** Σ contracts × initial margin */
  readonly marginRequired: Amount;
  /** Σ contracts × maintenance margin */
  readonly maintenanceMargin: Amount;
  /** net assets − maintenance margin */
  readonly excessLiquidity: Amount;
  /** 0 if equity reaches the maintenance margin; otherwise the amount that restores the *initial* margin (SGX rule 1910: domain handbook 7, B2) */
  readonly marginCall: Amount;
  readonly riskLevel: MarginRiskLevel;
};

/** Computes the details of a futures account (domain handbook 7). Throws InvalidAmountError. */
export function futuresMetrics(account: FuturesAccount): Valued<FuturesMetrics> {
  const missing: MissingQuote[] = [];
  const numbers = readNumbers();
  const rateOf = exchange(account, numbers, missing);
  const { settled, inTransit, frozen, spendable } = sumFunds(account.cash, rateOf, numbers);
  const cash = missing.length > 0 ? 'incomplete' : 'known';
  const lines = linesOf(account.contracts, rateOf, numbers, missing);
  let [contractValue, unrealizedPL, initial, maintenance] = [0n, 0n, 0n, 0n];
  for (const { held, rate, ...line } of lines) {
    const contracts = withoutSign(numbers(held.quantity));
    contractValue += magnitude(line.marketValue);
    unrealizedPL += line.unrealizedPL;
    initial += productInCents(contracts, numbers(held.initialMargin), rate);
    maintenance += productInCents(contracts, numbers(held.maintenanceMargin), rate);
  }

  const equity = settled + inTransit + unrealizedPL;
  return valuedWithout<FuturesMetrics>(
    {
      netAssets: amountOf(equity),
      cashBalance: amountOf(settled + inTransit),
      assetsInTransit: amountOf(inTransit),
      frozenFunds: amountOf(frozen),
      availableFunds: amountOf(notNegative(equity - initial - frozen)),
      withdrawableCash: amountOf(notNegative(least(spendable, equity - initial))),
      positionValue: amountOf(contractValue),
      unrealizedPL: amountOf(unrealizedPL),
      dayChange: sumDayChange(lines),
      marginRequired: amountOf(initial),
      maintenanceMargin: amountOf(maintenance),
      excessLiquidity: amountOf(equity - maintenance),
      marginCall: amountOf(equity < maintenance ? initial - equity : 0n),
      riskLevel: riskLevel(equity, initial, maintenance),
    },
    missing,
    [...(cash === 'known' ? [] : ofCash), ...(lines.length === account.contracts.length ? [] : ofContracts)],
  );
}

/** The metrics that need the rates of all balances. */
const ofCash = [...balanceMetrics, 'excessLiquidity', 'marginCall', 'riskLevel'] as const;
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
  'excessLiquidity',
  'marginCall',
  'riskLevel',
] as const;

function riskLevel(equity: bigint, initial: bigint, maintenance: bigint): MarginRiskLevel {
  if (equity < maintenance) return 'danger';
  if (initial === 0n) return 'safe';
  return equity < initial ? 'warning' : 'moderate';
}

const withoutSign = ({ units, scale }: Decimal): Decimal => ({ units: magnitude(units), scale });
