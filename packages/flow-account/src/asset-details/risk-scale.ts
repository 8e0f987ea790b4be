import { MARGIN_CALL_USE, warningUse } from '@quayside/rules/internals/metrics/maintenance-use';
import type { GaugeZone } from '@quayside/ui/gauge';

type Bound = { readonly zone: 'calm' | 'warning' | 'danger'; readonly upTo: number };
/** The value and zones of a gauge, in per cent. `value` may exceed `max`. `bounds` are the upper ends of the zones, in ascending order. */
export type RiskScale = { readonly value: number; readonly max: number; readonly bounds: readonly Bound[] };

/** The end of the scale in per cent, the same for all accounts so that customers can compare them. Greater values are marked at the end. */
const MAX = 125;
/** The greatest percentage to display. Without equity, the percentage is infinite. */
const GREATEST = 999;
/** Half the rounding step of margin use. Added to a threshold, it keeps a use equal to the threshold in the lower zone, as the rules do. */
const HALF_STEP = 0.000_000_5;

/** Returns the gauge for `use`, the maintenance margin as a fraction of the equity. `warning` is the fraction above which the risk is high. */
export const toMaintenanceScale = (use: number, warning = warningUse()): RiskScale => ({
  value: Math.min(use, GREATEST),
  max: MAX,
  bounds: [
    { zone: 'calm', upTo: warning + HALF_STEP },
    { zone: 'warning', upTo: MARGIN_CALL_USE + HALF_STEP },
    { zone: 'danger', upTo: MAX },
  ],
});

/** Converts the bounds of a scale to the zones of the component `Gauge`. `nameOf` returns the label of a zone. */
export const toGaugeZones = ({ bounds }: RiskScale, nameOf: (zone: Bound['zone']) => string): readonly GaugeZone[] =>
  bounds.map(({ zone, upTo }) => ({ id: zone, label: nameOf(zone), upTo, tone: zone === 'calm' ? 'success' : zone }));

/** Formats a percentage without decimals, for example `57%`. */
export const formatPercent = (percent: number): string => `${Math.round(percent)}%`;
