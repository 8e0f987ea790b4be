import { CALL_USE, warningUse } from '@quayside/rules/metrics/maintenance-use';
import type { GaugeZone } from '@quayside/ui/gauge';

type Bound = { readonly zone: 'calm' | 'warning' | 'danger'; readonly upTo: number };
export type Scale = { readonly value: number; readonly max: number; readonly bounds: readonly Bound[] };

/** The end of the drawing in per cent, the same for every account, so that two can be compared. The mark of a greater value stands at it, and its number is above. */
const MAX = 125;
/** The greatest percentage shown, also where no equity is left. */
const GREATEST = 999;
/** A threshold of a gauge belongs to the higher zone, and one of these rules to the lower. Uses are rounded to twice this. */
const HALF_STEP = 0.000_000_5;

/** Returns the scale in per cent of the share of the equity that the maintenance margin takes. `warning`: above which it is high. */
export const scaleOfUse = (use: number, warning = warningUse()): Scale => ({
  value: Math.min(use, GREATEST),
  max: MAX,
  bounds: [
    { zone: 'calm', upTo: warning + HALF_STEP },
    { zone: 'warning', upTo: CALL_USE + HALF_STEP },
    { zone: 'danger', upTo: MAX },
  ],
});

/** Returns the zones of a gauge with their names. */
export const zonesOf = ({ bounds }: Scale, nameOf: (zone: Bound['zone']) => string): readonly GaugeZone[] =>
  bounds.map(({ zone, upTo }) => ({ id: zone, label: nameOf(zone), upTo, tone: zone === 'calm' ? 'success' : zone }));

export const roundedPercent = (percent: number): string => `${Math.round(percent)}%`;
