import { expect, test } from 'vitest';
import { colourDifference } from './chart-colours.ts';
import { calculateContrast, minimumContrast } from './contrast.ts';
import { brandColours, skinColours } from './ramps.ts';

test.each(['white', 'black', 'blue'] as const)(
  'gives neutral colours of the skin %s the contrast of their role',
  (skin) => {
    const { surface = '', ink = '', line = '', 'line-strong': strong = '' } = skinColours(skin);
    expect(calculateContrast(ink, surface)).toBeGreaterThanOrEqual(15.4);
    expect(calculateContrast(strong, surface)).toBeGreaterThanOrEqual(4);
    expect(calculateContrast(line, surface)).toBeLessThan(minimumContrast.control); // a separator, not the border of a control
  },
);

test('throws an error that names an invalid brand colour', () => {
  const colours = { accent: '#0b5667', nightAccent: '#5ab6c6', hero: '#053440', spark: '#ff9166' };
  expect(() => brandColours({ ...colours, accent: 'teal blue' })).toThrow('teal blue');
});

test('uses different surfaces for danger and warning in the day skin', () => {
  const { 'danger-soft': danger = '', 'warning-soft': warning = '' } = skinColours('white');
  expect(colourDifference(danger, warning)).toBeGreaterThan(10);
});
