import type { Amount } from '@quayside/values/amount';
import { absoluteValue, type Decimal } from '@quayside/values/internals/decimal';
import { omitUnknownMetrics, valueAccount } from '../account-values.ts';
import {
  type ContractAccount,
  type ContractMetrics,
  calculateContractEquity,
  contractDependents,
  contractMetrics,
} from '../contract-metrics.ts';
import type { Holding, MarginRiskLevel, Valued } from '../metrics.ts';
import { type Cents, productInCents, toAmount } from '../valuation.ts';

/** A futures position. Margins are per contract, in the currency of the holding, as set by exchange and broker. `multiplier` is the contract size. */
export type FuturesHolding = Holding & { readonly initialMargin: Amount; readonly maintenanceMargin: Amount };

/** The input of `futuresMetrics`: the cash balances and contracts of a futures account. */
export type FuturesAccount = ContractAccount<FuturesHolding>;

/**
 * The metrics of a futures account. The unrealized P/L is since the last settlement, and both margins are Σ contracts × margin. If equity reaches the
 * maintenance margin, the margin call is 0. Otherwise it restores the *initial* margin (SGX rule 1910).
 */
export type FuturesMetrics = ContractMetrics & {
  /** Net assets − maintenance margin. */
  readonly excessLiquidity: Amount;
};

/** Returns the metrics of a futures account. Throws InvalidAmountError if a text is not a decimal number. */
export function futuresMetrics(account: FuturesAccount): Valued<FuturesMetrics> {
  const values = valueAccount(account, account.contracts);
  const { lines, numbers } = values;
  let [initial, maintenance] = [0n, 0n];
  for (const { held, rate } of lines) {
    const contracts = withoutSign(numbers(held.quantity));
    initial += productInCents(contracts, numbers(held.initialMargin), rate);
    maintenance += productInCents(contracts, numbers(held.maintenanceMargin), rate);
  }

  const equity = calculateContractEquity(values);
  return omitUnknownMetrics<FuturesMetrics>(
    values,
    {
      ...contractMetrics(values, initial),
      maintenanceMargin: toAmount(maintenance),
      excessLiquidity: toAmount(equity - maintenance),
      marginCall: toAmount(equity < maintenance ? initial - equity : 0n),
      riskLevel: riskLevel(equity, initial, maintenance),
    },
    {
      byRate: [...contractDependents.byRate, 'excessLiquidity'],
      byValue: [...contractDependents.byValue, 'excessLiquidity'],
    },
  );
}

function riskLevel(equity: Cents, initial: Cents, maintenance: Cents): MarginRiskLevel {
  if (equity < maintenance) return 'danger';
  if (initial === 0n) return 'safe';
  return equity < initial ? 'warning' : 'moderate';
}

const withoutSign = ({ units, scale }: Decimal): Decimal => ({ units: absoluteValue(units), scale });
