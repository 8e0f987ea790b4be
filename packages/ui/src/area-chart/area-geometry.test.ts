import { expect, test } from 'vitest';
import { areaGeometry } from './area-geometry.ts';

test('time goes across, value goes up', () => {
  const { line, end, ticks } = areaGeometry([
    { date: '2027-03-01', value: '0' },
    { date: '2027-03-02', value: '50' },
    { date: '2027-03-05', value: '100' },
  ]);
  expect(line).toBe('M0,100L25,50L100,0');
  expect(end).toEqual({ x: 100, y: 0 });
  expect(ticks).toEqual([
    { value: 0, y: 100 },
    { value: 50, y: 50 },
    { value: 100, y: 0 },
  ]);
});

test.each(['0', '1200', '-3'])('a flat line at %s runs through the inside', (value) => {
  const { line, end } = areaGeometry([
    { date: '2027-03-01', value },
    { date: '2027-03-02', value },
  ]);
  expect(line).not.toContain('NaN');
  expect(end.y).toBeGreaterThan(0);
  expect(end.y).toBeLessThan(100);
});

test('the area stands on zero where it is in sight, else on the edge', () => {
  const groundOf = (...values: string[]) =>
    areaGeometry(values.map((value, at) => ({ date: `2027-03-0${at + 1}`, value }))).area.match(/,([\d.]+)Z$/)?.[1];
  expect(groundOf('-100', '100')).toBe('50');
  expect(groundOf('100', '200')).toBe('100');
  expect(groundOf('-200', '-100')).toBe('0');
});

test('one point is drawn', () => {
  const { area, end } = areaGeometry([{ date: '2027-03-01', value: '5' }]);
  expect(area).not.toContain('NaN');
  expect(Number.isFinite(end.x)).toBe(true);
});
