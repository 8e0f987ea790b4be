import { CALL_USE, warningUse } from '@quayside/rules/internals/metrics/maintenance-use';
import type { GaugeZone } from '@quayside/ui/gauge';

type Bound = { readonly zone: 'calm' | 'warning' | 'danger'; readonly upTo: number };
export type Scale = { readonly value: number; readonly max: number; readonly bounds: readonly Bound[] };

/**
 * End of the scale in per cent. It is the same for every account, so that customers can compare two accounts. A greater value is marked at the end, with its
 * number above.
 */
const MAX = 125;
/** Maximum percentage to show, also if there is no equity. */
const GREATEST = 999;
/** Moves a threshold from the higher zone, where the gauge puts it, to the lower one, as the rules define it. Uses are rounded to twice this value. */
const HALF_STEP = 0.000_000_5;

/** Returns the scale for the share of the equity that the maintenance margin takes, in per cent. `warning`: threshold above which the share is high. */
export const scaleOfUse = (use: number, warning = warningUse()): Scale => ({
  value: Math.min(use, GREATEST),
  max: MAX,
  bounds: [
    { zone: 'calm', upTo: warning + HALF_STEP },
    { zone: 'warning', upTo: CALL_USE + HALF_STEP },
    { zone: 'danger', upTo: MAX },
  ],
});

/** Returns the zones of a gauge, with their names. */
export const zonesOf = ({ bounds }: Scale, nameOf: (zone: Bound['zone']) => string): readonly GaugeZone[] =>
  bounds.map(({ zone, upTo }) => ({ id: zone, label: nameOf(zone), upTo, tone: zone === 'calm' ? 'success' : zone }));

export const roundedPercent = (percent: number): string => `${Math.round(percent)}%`;
