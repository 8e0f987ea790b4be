import { expect, test } from 'vitest';
import { findZoneSpan, type GaugeZone, GaugeZonesError, getScalePosition, getZoneSpans } from './gauge-zones.ts';

const zones: GaugeZone[] = [
  { id: 'safe', label: 'Safe', upTo: 60, tone: 'success' },
  { id: 'watch', label: 'Watch', upTo: 80, tone: 'warning' },
  { id: 'call', label: 'Margin call', upTo: 100, tone: 'danger' },
];

test('starts each zone of a gauge at the end of the previous one', () => {
  expect(getZoneSpans(zones, 0, 100).map(({ from, width }) => [from, width])).toEqual([
    [0, 0.6],
    [60, 0.2],
    [80, 0.2],
  ]);
});

test.each([
  [-5, 'safe'],
  [0, 'safe'],
  [59.9, 'safe'],
  [60, 'watch'],
  [80, 'call'],
  [100, 'call'],
  [130, 'call'],
])('finds the value %d in the zone “%s” of the gauge', (value, id) =>
  expect(findZoneSpan(value, getZoneSpans(zones, 0, 100))?.id).toBe(id),
);

test.each([
  [-5, 0],
  [25, 0.25],
  [130, 1],
])('maps the value %d to the position %d on the scale', (value, place) =>
  expect(getScalePosition(value, 0, 100)).toBe(place),
);

test.each([
  ['an empty list', []],
  ['a descending list', zones.toReversed()],
  ['a gap at the end', zones.slice(0, 2)],
])('throws GaugeZonesError for %s', (_, wrong) => expect(() => getZoneSpans(wrong, 0, 100)).toThrow(GaugeZonesError));
