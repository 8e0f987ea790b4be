/** A range of the scale. */
export type GaugeZone = {
  id: string;
  label: string;
  /** The end of the zone in the unit of the gauge, and the start of the next zone. The last zone ends at `max`. */
  upTo: number;
  tone: 'success' | 'warning' | 'danger' | 'neutral';
};

/** Thrown if there are no zones, or if they do not rise from `min` to `max`. */
export class GaugeZonesError extends Error {
  override readonly name = 'GaugeZonesError';
  constructor() {
    super('The zones of a gauge must be sorted by upTo, and the last one must end at max.');
  }
}

export type GaugeSpan = GaugeZone & {
  from: number;
  /** A share of the whole scale, 0 to 1. */
  width: number;
};

/** Returns the zones with start and width. Throws `GaugeZonesError`. */
export function spansOf(zones: readonly GaugeZone[], min: number, max: number): readonly GaugeSpan[] {
  const spans = zones.map((zone, at) => {
    const from = zones[at - 1]?.upTo ?? min;
    return { ...zone, from, width: (zone.upTo - from) / (max - min) };
  });
  if (spans.at(-1)?.upTo !== max || spans.some(({ width }) => !(width > 0))) throw new GaugeZonesError();
  return spans;
}

/**
 * Returns the zone of a value. A threshold belongs to the higher zone; a value outside the scale belongs to the
 * nearest zone.
 */
export const spanAt = (value: number, spans: readonly GaugeSpan[]): GaugeSpan | undefined =>
  spans.find(({ upTo }) => value < upTo) ?? spans.at(-1);

/** Returns the position of a value on the scale, 0 to 1. It clamps values outside the scale. */
export const placeOf = (value: number, min: number, max: number): number =>
  Math.min(1, Math.max(0, (value - min) / (max - min)));
