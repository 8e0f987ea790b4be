import { account } from '@quayside/i18n/text/account';
import { useText } from '@quayside/i18n/use-text';
import { compareAmounts } from '@quayside/rules/amount';
import { Card } from '@quayside/ui/card';
import { Divider } from '@quayside/ui/divider';
import { Gauge, type GaugeZone } from '@quayside/ui/gauge';
import { Figure, MetricName } from './figure.tsx';
import type { AccountView, ShownMetrics } from './metric-groups.ts';

type Props = { readonly metrics: ShownMetrics; readonly view: AccountView; readonly currency: string };

/** Renders the distance to a forced sale: in money where the account has such a figure, and on the scale of the account. Renders nothing where nothing can be sold by force. */
export function Risk({ metrics, view, currency }: Props) {
  const t = useText(account);
  const { riskLevel } = metrics;
  const scale = scaleOf(metrics, view);
  if (!riskLevel || !scale) return null;
  const { value, max, bounds } = scale;
  // A high margin level is a low risk, so the zones of a CFD account say which of the two they mean.
  const word = view === 'cfd' ? 'marginLevelRisk' : 'risk';
  const zones: readonly GaugeZone[] = bounds.map(({ zone, upTo }) => ({
    id: zone,
    label: t(`${word}.${zone}`),
    upTo,
    tone: zone === 'calm' ? 'success' : zone,
  }));
  return (
    <Card>
      {'excessLiquidity' in metrics.values ? <Distance values={metrics.values} currency={currency} /> : null}
      <Gauge
        label={<MetricName id={view === 'cfd' ? 'marginLevel' : 'riskLevel'} />}
        value={value}
        max={max}
        zones={zones}
        open
        format={(percent) => `${Math.round(percent)}%`}
      />
    </Card>
  );
}

function Distance({ values, currency }: { readonly values: ShownMetrics['values']; readonly currency: string }) {
  const t = useText(account);
  const isCalled = compareAmounts(values.excessLiquidity ?? '0', '0') < 0;
  return (
    <div className="mb-3">
      <Figure id="excessLiquidity" values={values} currency={currency} size="title" />
      <p className="m-0 mt-1 mb-4 text-caption text-ink-muted">{t(isCalled ? 'risk.called' : 'risk.distance')}</p>
      <Divider />
    </div>
  );
}

type Bound = { readonly zone: 'calm' | 'warning' | 'danger'; readonly upTo: number };
type Scale = { readonly value: number; readonly max: number; readonly bounds: readonly Bound[] };

/** Percentage of equity used from which the level is a warning: excess below a tenth of the maintenance margin (decision "Metrics"), so 100 / 1.1. */
const WARNING_FROM = 90.9;

/**
 * Returns the scale of the meter in per cent. CFD: the margin level, safe from 100, closed at 50; undefined without contracts. Others: the share of the
 * equity that the maintenance margin takes, where 100 is a margin call. A futures account is warned when its initial margin is not covered.
 */
function scaleOf({ values }: ShownMetrics, view: AccountView): Scale | undefined {
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
  const equity = Number(view === 'futures' ? values.netAssets : values.equityWithLoanValue);
  const maintenance = Number(values.maintenanceMargin);
  const used = maintenance === 0 ? 0 : equity > 0 ? (maintenance / equity) * 100 : WITHOUT_EQUITY;
  const initial = Number(values.marginRequired);
  const warning = view === 'futures' && initial > maintenance ? (maintenance / initial) * 100 : WARNING_FROM;
  return {
    value: used,
    max: MAX,
    bounds: [
      { zone: 'calm', upTo: warning },
      { zone: 'warning', upTo: 100 },
      { zone: 'danger', upTo: MAX },
    ],
  };
}

const CFD_MAX = 300;
/** The end of the drawing in per cent, the same for every account, so that two can be compared. The mark of a greater value stands at it, and its number is above. */
const MAX = 125;
/** Percentage shown when no equity is left. */
const WITHOUT_EQUITY = 999;
