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

test('one point is drawn', () => {
  const { area, end } = areaGeometry([{ date: '2027-03-01', value: '5' }]);
  expect(area).not.toContain('NaN');
  expect(Number.isFinite(end.x)).toBe(true);
});
