/** A part of the scale, with what it means to be there. */
export type GaugeZone = {
  id: string;
  /** what it means to be here: "Safe", "Margin call" */
  label: string;
  /** where it ends, in the unit of the gauge; the next zone begins there. The last one ends at the gauge's `max` */
  upTo: number;
  tone: 'success' | 'warning' | 'danger' | 'neutral';
};

/** A gauge was given no zone, or zones that do not rise from `min` to `max`. */
export class GaugeZonesError extends Error {
  override readonly name = 'GaugeZonesError';
  constructor() {
    super('The zones of a gauge must each end above the one before, and the last at max. Sort them by upTo.');
  }
}

export type GaugeSpan = GaugeZone & {
  /** where it begins, in the unit of the gauge */
  from: number;
  /** of the whole scale, 0 to 1 */
  width: number;
};

/** The zones with where they begin and how wide they are. Throws `GaugeZonesError`. */
export function spansOf(zones: readonly GaugeZone[], min: number, max: number): readonly GaugeSpan[] {
  const spans = zones.map((zone, at) => {
    const from = zones[at - 1]?.upTo ?? min;
    return { ...zone, from, width: (zone.upTo - from) / (max - min) };
  });
  if (spans.at(-1)?.upTo !== max || spans.some(({ width }) => !(width > 0))) throw new GaugeZonesError();
  return spans;
}

/** The zone of a value: a threshold belongs to the zone that begins there; values off the scale to the zone at that end. */
export const spanAt = (value: number, spans: readonly GaugeSpan[]): GaugeSpan | undefined =>
  spans.find(({ upTo }) => value < upTo) ?? spans.at(-1);

/** Where a value stands on the scale, 0 to 1; values off the scale stand at its end. */
export const placeOf = (value: number, min: number, max: number): number =>
  Math.min(1, Math.max(0, (value - min) / (max - min)));
