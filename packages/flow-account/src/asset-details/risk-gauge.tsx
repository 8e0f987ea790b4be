import { useText } from '@quayside/i18n/use-text';
import { futuresWarningUse, maintenanceUse } from '@quayside/rules/internals/metrics/maintenance-use';
import { Card } from '@quayside/ui/card';
import { Divider } from '@quayside/ui/divider';
import { Gauge } from '@quayside/ui/gauge';
import { compareAmounts } from '@quayside/values/amount';
import { account } from '../account/texts.ts';
import { MetricFigure, MetricName } from './figure.tsx';
import type { AccountView, ShownMetrics } from './metric-groups.ts';
import { formatPercent, type RiskScale, toGaugeZones, toMaintenanceScale } from './risk-scale.ts';

type Props = { readonly metrics: ShownMetrics; readonly view: AccountView; readonly currency: string };

/**
 * Renders a gauge of how close the account is to forced liquidation, and the distance as an amount if the account has this metric. Renders nothing if no
 * position can be liquidated.
 */
export function RiskGauge({ metrics, view, currency }: Props) {
  const t = useText(account);
  const { riskLevel } = metrics;
  const scale = scaleOf(metrics, view);
  if (!riskLevel || !scale) return null;
  // A high margin level is a low risk: its gauge runs from high to low, and the labels of its zones say which of the two is meant.
  const word = view === 'cfd' ? 'marginLevelRisk' : 'risk';
  return (
    <Card>
      {'excessLiquidity' in metrics.values ? <Distance values={metrics.values} currency={currency} /> : null}
      <Gauge
        label={<MetricName id={view === 'cfd' ? 'marginLevel' : 'riskLevel'} />}
        value={scale.value}
        max={scale.max}
        zones={toGaugeZones(scale, (zone) => t(`${word}.${zone}`))}
        hasOpenEnd
        startsAt={view === 'cfd' ? 'max' : 'min'}
        format={formatPercent}
      />
      <p className="m-0 mt-3 text-caption text-ink-muted">{t(`${word}.safer`)}</p>
    </Card>
  );
}

function Distance({ values, currency }: { readonly values: ShownMetrics['values']; readonly currency: string }) {
  const t = useText(account);
  const isCalled = compareAmounts(values.excessLiquidity ?? '0', '0') < 0;
  return (
    <div className="mb-3">
      <MetricFigure id="excessLiquidity" values={values} currency={currency} size="title" />
      <p className="m-0 mt-1 mb-4 text-caption text-ink-muted">{t(isCalled ? 'risk.called' : 'risk.distance')}</p>
      <Divider />
    </div>
  );
}

/**
 * Returns the gauge in per cent. For CFDs, the margin level: safe from 100, positions close at 50; undefined without contracts. Otherwise, the maintenance
 * margin as a share of the equity, with a margin call at 100.
 */
function scaleOf({ values }: ShownMetrics, view: AccountView): RiskScale | undefined {
  if (view === 'cfd') {
    if (values.marginLevel === undefined) return undefined;
    return {
      value: Number(values.marginLevel) * 100,
      max: CFD_MAX,
      bounds: [
        { zone: 'danger', upTo: 50 },
        { zone: 'warning', upTo: 100 },
        { zone: 'calm', upTo: CFD_MAX },
      ],
    };
  }
  const { netAssets = '0', equityWithLoanValue = '0', maintenanceMargin = '0', marginRequired = '0' } = values;
  return view === 'futures'
    ? toMaintenanceScale(
        maintenanceUse(netAssets, maintenanceMargin),
        futuresWarningUse(maintenanceMargin, marginRequired),
      )
    : toMaintenanceScale(maintenanceUse(equityWithLoanValue, maintenanceMargin));
}

const CFD_MAX = 300;
