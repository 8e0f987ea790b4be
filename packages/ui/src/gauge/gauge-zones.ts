/** A zone of a gauge: a range of its scale, such as "Safe". */
export type GaugeZone = {
  id: string;
  label: string;
  /** The end of the zone in the unit of the gauge, where the next zone starts. The last zone ends at `max`. */
  upTo: number;
  tone: 'success' | 'warning' | 'danger' | 'neutral';
};

/** Thrown if there are no zones, or if they do not ascend from `min` to `max`. */
export class GaugeZonesError extends Error {
  override readonly name = 'GaugeZonesError';
  constructor() {
    super('The zones of a gauge must be sorted by upTo, and the last one must end at max.');
  }
}

/** A zone of a gauge with its start and its width on the scale. */
export type GaugeSpan = GaugeZone & {
  from: number;
  /** The width of the zone as a share of the scale, from 0 to 1. */
  width: number;
};

/**
 * Returns the zones with their start and width. Throws `GaugeZonesError` if there are no zones, or if they do not
 * ascend from `min` to `max`.
 */
export function getZoneSpans(zones: readonly GaugeZone[], min: number, max: number): readonly GaugeSpan[] {
  const spans = zones.map((zone, at) => {
    const from = zones[at - 1]?.upTo ?? min;
    return { ...zone, from, width: (zone.upTo - from) / (max - min) };
  });
  if (spans.at(-1)?.upTo !== max || spans.some(({ width }) => !(width > 0))) throw new GaugeZonesError();
  return spans;
}

/**
 * Returns the zone that contains a value. A threshold belongs to the higher zone. A value outside the scale belongs to
 * the nearest zone.
 */
export const findZoneSpan = (value: number, spans: readonly GaugeSpan[]): GaugeSpan | undefined =>
  spans.find(({ upTo }) => value < upTo) ?? spans.at(-1);

/** Returns the position of a value on the scale, from 0 to 1. Values outside the scale are clamped. */
export const getScalePosition = (value: number, min: number, max: number): number =>
  Math.min(1, Math.max(0, (value - min) / (max - min)));
