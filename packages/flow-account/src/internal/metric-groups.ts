import type { AccountDetails } from '@quayside/contract/account-details';
import type { Amount } from '@quayside/rules/amount';
import type { MarginRiskLevel, MissingQuote } from '@quayside/rules/metrics';
import { cashMetrics } from '@quayside/rules/metrics/cash-metrics';
import { cfdMetrics } from '@quayside/rules/metrics/cfd-metrics';
import { futuresMetrics } from '@quayside/rules/metrics/futures-metrics';
import { marginMetrics } from '@quayside/rules/metrics/margin-metrics';

export type MetricId = (typeof metricIds)[number];
/** In the words of the text group `account-metrics`; each has its definition under `<id>.what`. */
export const metricIds = [
  'netAssets',
  'withdrawableCash',
  'positionValue',
  'cashBalance',
  'availableFunds',
  'frozenFunds',
  'assetsInTransit',
  'unrealizedPL',
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

/** `change` is a gain or a loss, `share` a part of a whole (0.5714 is 57.14 %). */
export const metricKinds: Readonly<Partial<Record<MetricId, 'change' | 'share'>>> = {
  unrealizedPL: 'change',
  annualInterestRate: 'share',
  creditRatio: 'share',
  marginLevel: 'share',
};

export type MetricGroup = 'assets' | 'power' | 'debt' | 'margin';
export type AccountView = 'securities' | 'futures' | 'cfd';

export type ShownMetrics = {
  readonly values: Readonly<Partial<Record<MetricId, Amount | undefined>>>;
  readonly groups: readonly (readonly [group: MetricGroup, ids: readonly MetricId[]])[];
  readonly riskLevel: MarginRiskLevel | undefined;
};
export type Shown =
  | { readonly state: 'valued'; readonly metrics: ShownMetrics }
  | { readonly state: 'incomplete'; readonly missing: readonly MissingQuote[] }
  | { readonly state: 'absent' };

const assets: readonly MetricId[] = [
  'withdrawableCash',
  'positionValue',
  'cashBalance',
  'availableFunds',
  'frozenFunds',
  'assetsInTransit',
];
const debt: readonly MetricId[] = ['marginLoans', 'annualInterestRate', 'estimatedInterest', 'totalDebt'];

/** Every metric that an account has, in the groups of the screen; net assets and the unrealized profit stand above them. */
export function metricsOf(details: AccountDetails, view: AccountView): Shown {
  if (view === 'futures') return ofContracts(details, 'futures');
  if (view === 'cfd') return ofContracts(details, 'cfd');
  if (details.type === 'cash') {
    const valued = cashMetrics(details);
    if (valued.state === 'incomplete') return valued;
    const groups: ShownMetrics['groups'] = [
      ['assets', assets],
      ['power', ['cashBuyingPower', 'optionBuyingPower']],
    ];
    return { state: 'valued', metrics: { values: valued.metrics, groups, riskLevel: undefined } };
  }
  const valued = marginMetrics(details);
  if (valued.state === 'incomplete') return valued;
  const { initialMargin: marginRequired, riskLevel, ...values } = valued.metrics;
  return {
    state: 'valued',
    metrics: {
      values: { ...values, marginRequired },
      riskLevel,
      groups: [
        ['assets', assets],
        ['power', ['cashBuyingPower', 'optionBuyingPower', 'maximumBuyingPower', 'shortBuyingPower']],
        ['debt', debt],
        [
          'margin',
          [
            'collateral',
            'creditRatio',
            'equityWithLoanValue',
            'marginRequired',
            'maintenanceMargin',
            'optionMaintenanceMargin',
            'excessLiquidity',
            'marginCall',
          ],
        ],
      ],
    },
  };
}

function ofContracts(details: AccountDetails, view: 'futures' | 'cfd'): Shown {
  const { currency, rates, futures, cfd } = details;
  const valued =
    view === 'futures'
      ? futures && futuresMetrics({ currency, rates, ...futures })
      : cfd && cfdMetrics({ currency, rates, ...cfd });
  if (!valued) return { state: 'absent' };
  if (valued.state === 'incomplete') return valued;
  const { riskLevel, ...values } = valued.metrics;
  const own: readonly MetricId[] = view === 'futures' ? ['excessLiquidity'] : ['marginLevel'];
  return {
    state: 'valued',
    metrics: {
      values,
      riskLevel,
      groups: [
        ['assets', assets],
        ['margin', ['marginRequired', 'maintenanceMargin', ...own, 'marginCall']],
      ],
    },
  };
}
