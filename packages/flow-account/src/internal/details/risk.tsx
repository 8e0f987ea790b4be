import { account } from '@quayside/i18n/text/account';
import { useText } from '@quayside/i18n/use-text';
import { Card } from '@quayside/ui/card';
import { Gauge, type GaugeZone } from '@quayside/ui/gauge';
import type { AccountView, ShownMetrics } from '../metric-groups.ts';
import { MetricName } from './figure.tsx';

type Props = { readonly metrics: ShownMetrics; readonly view: AccountView };

/** How near a forced sale is, on the scale of what the account is measured by; nothing where nothing can be sold by force. */
export function Risk({ metrics, view }: Props) {
  const t = useText(account);
  const { riskLevel } = metrics;
  const scale = scaleOf(metrics, view);
  if (!riskLevel || !scale) return null;
  const { value, max, bounds } = scale;
  const calm = riskLevel === 'safe' ? t('risk.safe') : t('risk.moderate');
  const zones: readonly GaugeZone[] = bounds.map(({ zone, upTo }) => ({
    id: zone,
    label: zone === 'calm' ? calm : t(`risk.${zone}`),
    upTo,
    tone: zone === 'calm' ? 'success' : zone,
  }));
  return (
    <Card>
      <Gauge
        label={<MetricName id="riskLevel" />}
        value={value}
        max={max}
        zones={zones}
        open
        format={(percent) => `${Math.round(percent)}%`}
      />
    </Card>
  );
}

type Bound = { readonly zone: 'calm' | 'warning' | 'danger'; readonly upTo: number };
type Scale = { readonly value: number; readonly max: number; readonly bounds: readonly Bound[] };

/** Under a tenth of the maintenance margin in excess is a warning (decision "Metrics"): 100 / 1.1 of it used. */
const WARNING_FROM = 90.9;

/**
 * Per cent, for the picture alone. CFD: the margin level, calm from 100 and closed at 50; none without contracts. Otherwise how much of the equity the maintenance margin
 * takes: all of it is a margin call; a futures account is warned where its initial margin is no longer covered.
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
  const max = Math.max(SHORTEST_SCALE, Math.ceil((used * 1.2) / 50) * 50);
  return {
    value: used,
    max,
    bounds: [
      { zone: 'calm', upTo: warning },
      { zone: 'warning', upTo: 100 },
      { zone: 'danger', upTo: max },
    ],
  };
}

const CFD_MAX = 300;
/** Longer where more is used, so that the mark stands at its value and not at the end. */
const SHORTEST_SCALE = 150;
/** Nothing is left to set the margin against. */
const WITHOUT_EQUITY = 999;
