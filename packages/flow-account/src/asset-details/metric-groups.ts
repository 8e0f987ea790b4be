import type { AccountDetails } from '@quayside/contract/internals/account-details';
import { cashMetrics } from '@quayside/rules/internals/metrics/cash-metrics';
import { cfdMetrics } from '@quayside/rules/internals/metrics/cfd-metrics';
import { futuresMetrics } from '@quayside/rules/internals/metrics/futures-metrics';
import { marginMetrics } from '@quayside/rules/internals/metrics/margin-metrics';
import type { MarginRiskLevel, MissingQuote, Valued } from '@quayside/rules/metrics';
import type { Amount } from '@quayside/values/amount';

export type MetricId = (typeof metricIds)[number];
/** The ids of all metrics. The text group `account-metrics` names a metric as `<id>.label` and defines it as `<id>.what`. */
export const metricIds = [
  'netAssets',
  'withdrawableCash',
  'positionValue',
  'cashBalance',
  'availableFunds',
  'frozenFunds',
  'assetsInTransit',
  'unrealizedPL',
  'dayChange',
  'cashBuyingPower',
  'optionBuyingPower',
  'maximumBuyingPower',
  'shortBuyingPower',
  'marginLoans',
  'annualInterestRate',
  'estimatedInterest',
  'totalDebt',
  'collateral',
  'creditRatio',
  'equityWithLoanValue',
  'marginRequired',
  'maintenanceMargin',
  'optionMaintenanceMargin',
  'excessLiquidity',
  'marginCall',
  'marginLevel',
] as const;

/** The metrics that are not plain amounts. `change`: a gain or loss. `share`: a ratio, such as 0.5714 for 57.14 %. */
export const metricKinds: Readonly<Partial<Record<MetricId, 'change' | 'share'>>> = {
  unrealizedPL: 'change',
  dayChange: 'change',
  annualInterestRate: 'share',
  creditRatio: 'share',
  marginLevel: 'share',
};

/** A group of metrics, named after the question that it answers: what is it worth, what can I buy, what must I hold, what do I owe. */
export type MetricGroup = 'worth' | 'buy' | 'hold' | 'owe';
/** The kind of account that a page shows. `securities`: the cash or margin account. */
export type AccountView = 'securities' | 'futures' | 'cfd';
/** The type of an account, which selects its metrics and their formulas. */
export type AccountType = AccountDetails['type'] | 'futures' | 'cfd';

/** The metrics of one account: their values, their ids in groups, and the risk level, which is undefined if no position can be liquidated. */
export type ShownMetrics = {
  /** Values by id; no entry if the metric depends on a missing quote, undefined if it does not apply. */
  readonly values: Readonly<Partial<Record<MetricId, Amount | undefined>>>;
  readonly groups: readonly (readonly [group: MetricGroup, ids: readonly MetricId[]])[];
  readonly riskLevel: MarginRiskLevel | undefined;
};
/** The metrics of a kind of account, or `absent` if the customer has no such account. `missing` lists positions and currencies without a quote. */
export type MetricsResult =
  | { readonly state: 'shown'; readonly metrics: ShownMetrics; readonly missing: readonly MissingQuote[] }
  | { readonly state: 'absent' };

const worth: readonly MetricId[] = ['positionValue', 'cashBalance', 'assetsInTransit'];
const buy: readonly MetricId[] = ['availableFunds', 'withdrawableCash', 'frozenFunds'];
const owe: readonly MetricId[] = ['totalDebt', 'marginLoans', 'annualInterestRate', 'estimatedInterest'];

/**
 * Returns the metrics of one kind of account, grouped by the question that they answer. Net assets, day change and unrealised profit are in no group, because
 * the page shows them at the top.
 */
export function getMetrics(details: AccountDetails, view: AccountView): MetricsResult {
  if (view === 'futures') return ofContracts(details, 'futures');
  if (view === 'cfd') return ofContracts(details, 'cfd');
  if (details.type === 'cash') {
    const valued = cashMetrics(details);
    const groups: ShownMetrics['groups'] = [
      ['worth', worth],
      ['buy', [...buy, 'cashBuyingPower', 'optionBuyingPower']],
    ];
    return shown(valued, { values: valued.metrics, groups, riskLevel: undefined });
  }
  const valued = marginMetrics(details);
  const { initialMargin, riskLevel, ...values } = valued.metrics;
  const required = 'initialMargin' in valued.metrics ? { marginRequired: initialMargin } : {};
  return shown(valued, {
    values: { ...values, ...required },
    riskLevel,
    groups: [
      ['worth', worth],
      ['buy', [...buy, 'cashBuyingPower', 'optionBuyingPower', 'maximumBuyingPower', 'shortBuyingPower']],
      [
        'hold',
        [
          'marginCall',
          'marginRequired',
          'maintenanceMargin',
          'optionMaintenanceMargin',
          'equityWithLoanValue',
          'excessLiquidity',
          'collateral',
          'creditRatio',
        ],
      ],
      ['owe', owe],
    ],
  });
}

function ofContracts(details: AccountDetails, view: 'futures' | 'cfd'): MetricsResult {
  const { currency, rates, futures, cfd } = details;
  const valued =
    view === 'futures'
      ? futures && futuresMetrics({ currency, rates, ...futures })
      : cfd && cfdMetrics({ currency, rates, ...cfd });
  if (!valued) return { state: 'absent' };
  const { riskLevel, ...values } = valued.metrics;
  const own: readonly MetricId[] = view === 'futures' ? ['excessLiquidity'] : ['marginLevel'];
  return shown(valued, {
    values,
    riskLevel,
    groups: [
      ['worth', worth],
      ['buy', buy],
      ['hold', ['marginCall', 'marginRequired', 'maintenanceMargin', ...own]],
    ],
  });
}

const shown = (valued: Valued<object>, metrics: ShownMetrics): MetricsResult => ({
  state: 'shown',
  metrics,
  missing: valued.state === 'incomplete' ? valued.missing : [],
});
