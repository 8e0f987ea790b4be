import { expect, test } from 'vitest';
import { calculateAreaGeometry, findNearestPosition, getPointForKey } from './area-geometry.ts';

test('maps dates to the x axis and values to the y axis', () => {
  const { line, places, ticks } = calculateAreaGeometry([
    { date: '2027-03-01', value: '0' },
    { date: '2027-03-02', value: '50' },
    { date: '2027-03-05', value: '100' },
  ]);
  const across = places.map(({ x }) => x);
  const [low = 0, middle = 0, high = 0] = places.map(({ y }) => y);
  expect(across).toEqual([0, 25, 100]);
  expect(low, 'zero is the bottom').toBe(100);
  expect(middle).toBeCloseTo((low + high) / 2);
  expect(line).toMatch(/^M0,100L25,.+L100,/);
  expect(ticks.map(({ value }) => value)).toEqual([0, 50, 100]);
  expect(ticks.map(({ y }) => y)).toEqual([low, middle, high]);
});

test.each([
  ['a month of 3.5 %', ['33900', '35100', '34200']],
  ['a large gain', ['100', '180', '400']],
])('leaves 10 to 15 per cent of the chart free above and below %s', (_, values) => {
  const heights = calculateAreaGeometry(values.map((value, at) => ({ date: `2027-03-0${at + 1}`, value }))).places.map(
    ({ y }) => y,
  );
  const span = Math.max(...heights) - Math.min(...heights);
  for (const air of [Math.min(...heights), 100 - Math.max(...heights)]) {
    expect(air / span).toBeGreaterThanOrEqual(0.1);
    expect(air / span).toBeLessThanOrEqual(0.15);
  }
});

test('shows at least three round values on the axis', () => {
  for (const values of [
    ['33900', '35100'],
    ['33902.11', '33916.56'],
    ['5', '5'],
    ['0.2', '9'],
  ]) {
    const { ticks } = calculateAreaGeometry(values.map((value, at) => ({ date: `2027-03-0${at + 1}`, value })));
    expect(ticks.length).toBeGreaterThanOrEqual(3);
    for (const { y } of ticks) {
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(100);
    }
  }
});

test.each(['0', '1200', '-3'])('draws a constant series of %s away from the edges of the chart', (value) => {
  const { line, places } = calculateAreaGeometry([
    { date: '2027-03-01', value },
    { date: '2027-03-02', value },
  ]);
  expect(line).not.toContain('NaN');
  expect(places[0]?.y).toBeGreaterThan(0);
  expect(places[0]?.y).toBeLessThan(100);
});

test('ends the area below the line at zero, or at the edge if zero is out of range', () => {
  const groundOf = (...values: string[]) =>
    calculateAreaGeometry(values.map((value, at) => ({ date: `2027-03-0${at + 1}`, value }))).area.match(
      /,([\d.]+)Z$/,
    )?.[1];
  expect(Number(groundOf('-100', '100'))).toBeCloseTo(50);
  expect(groundOf('100', '200')).toBe('100');
  expect(groundOf('-200', '-100')).toBe('0');
});

test('draws the area between the line and the first value with the reference “first”', () => {
  const { area, baseline } = calculateAreaGeometry(
    ['100', '200', '150'].map((value, at) => ({ date: `2027-03-0${at + 1}`, value })),
    'first',
  );
  expect(baseline).toBeGreaterThan(85);
  expect(area.endsWith(`,${Number(baseline.toFixed(3))}Z`)).toBe(true);
});

test.each([
  ['a change of 0.1 %', ['34545', '34510'], 'cut', 7],
  ['a change of 50 %', ['100', '50'], 'cut', 100],
  ['a fall to zero', ['100', '0'], 'from-zero', 100],
  ['values below zero', ['-100', '100'], 'from-zero', 100],
] as const)('limits the height of the chart’s line for %s', (_, values, axis, most) => {
  const geometry = calculateAreaGeometry(values.map((value, at) => ({ date: `2027-03-0${at + 1}`, value })));
  const heights = geometry.places.map(({ y }) => y);
  expect(geometry.axis).toBe(axis);
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(most);
});

test('draws a single point at a finite position', () => {
  const { area, places } = calculateAreaGeometry([{ date: '2027-03-01', value: '5' }]);
  expect(area).not.toContain('NaN');
  expect(Number.isFinite(places[0]?.x)).toBe(true);
});

const places = [0, 25, 100].map((x) => ({ x, y: 0 }));

test.each([
  [-5, 0],
  [12, 0],
  [12.5, 0],
  [13, 1],
  [62.6, 2],
  [300, 2],
])('finds the point nearest to the horizontal position %d: point %d', (x, at) =>
  expect(findNearestPosition(places, x)).toBe(at),
);

test.each([
  ['ArrowRight', 5, 6],
  ['ArrowUp', 5, 6],
  ['ArrowLeft', 5, 4],
  ['ArrowDown', 0, 0],
  ['ArrowRight', 29, 29],
  ['PageUp', 5, 8],
  ['PageDown', 5, 2],
  ['Home', 5, 0],
  ['End', 5, 29],
  ['a', 5, undefined],
])('moves the selection on the key %s from point %d to %s of 30', (key, at, to) =>
  expect(getPointForKey(at, key, 30)).toBe(to),
);
