import {
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  formatHex,
  rgb,
} from 'culori';
import { describe, expect, test } from 'vitest';
import { chartTokens } from '../donut/donut.styles.ts';
import { contrast, leastContrast } from './contrast.ts';
import { brandColours, chartColours, skinColours } from './ramps.ts';

const sights: Readonly<Record<string, (colour: string) => string>> = {
  'normal sight': (colour) => colour,
  protanopia: (colour) => formatHex(filterDeficiencyProt(1)(rgb(colour) ?? black)),
  deuteranopia: (colour) => formatHex(filterDeficiencyDeuter(1)(rgb(colour) ?? black)),
  tritanopia: (colour) => formatHex(filterDeficiencyTrit(1)(rgb(colour) ?? black)),
};
const black = { mode: 'rgb', r: 0, g: 0, b: 0 } as const;
const difference = differenceCiede2000();

describe.each(Object.entries(chartColours))('chart colours of the %s', (_, colours) => {
  test.each(Object.entries(sights))('in %s neighbours differ clearly, and any two visibly', (_sight, see) => {
    const seen = colours.map(see);
    const apart = seen.flatMap((one, at) =>
      seen.slice(at + 1).map((other, further) => ({
        neighbours: further === 0 || (at === 0 && at + further + 2 === seen.length),
        by: difference(one, other),
      })),
    );
    expect(Math.min(...apart.map(({ by }) => by))).toBeGreaterThan(11);
    expect(Math.min(...apart.filter(({ neighbours }) => neighbours).map(({ by }) => by))).toBeGreaterThan(20);
  });
});

test('charts have a token for each colour', () => {
  expect(chartColours.day).toHaveLength(chartTokens);
  expect(chartColours.night).toHaveLength(chartTokens);
});

test.each(['white', 'black', 'blue'] as const)('neutrals of the skin %s have the contrast of their role', (skin) => {
  const { surface = '', ink = '', line = '', 'line-strong': strong = '' } = skinColours(skin);
  expect(contrast(ink, surface)).toBeGreaterThanOrEqual(15.4);
  expect(contrast(strong, surface)).toBeGreaterThanOrEqual(4);
  expect(contrast(line, surface)).toBeLessThan(leastContrast.control); // separates, and marks no control
});

test('a brand colour that is no colour is named', () => {
  const colours = { accent: '#0b5667', nightAccent: '#5ab6c6', hero: '#053440', spark: '#ff9166' };
  expect(() => brandColours({ ...colours, accent: 'teal blue' })).toThrow('teal blue');
});

test('the grounds of danger and warning are told apart by day', () => {
  const { 'danger-soft': danger = '', 'warning-soft': warning = '' } = skinColours('white');
  expect(difference(danger, warning)).toBeGreaterThan(10);
});
