import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  calculateRowTops,
  findRowAt,
  getMountedRows,
  getRowByKey,
  scrollToCentre,
  scrollToShow,
} from './list-window.ts';

const heights = fc.array(fc.integer({ min: 24, max: 160 }), { maxLength: 400 });
const topsOf = (rows: readonly number[]) =>
  rows.reduce<number[]>((tops, row) => [...tops, (tops.at(-1) ?? 0) + row], [0]);
const views = fc
  .record({ scrollTop: fc.integer({ min: -200, max: 30_000 }), viewport: fc.integer({ min: 160, max: 2000 }), heights })
  .map(({ heights, ...view }) => ({ ...view, tops: topsOf(heights) }));
const even = (count: number, row = 48) => Array.from({ length: count + 1 }, (_, index) => index * row);

describe('virtualised rows', () => {
  test('mounts every visible row and a few others', () => {
    fc.assert(
      fc.property(views, ({ scrollTop, viewport, tops }) => {
        const top = Math.min(Math.max(0, scrollTop), Math.max(0, (tops.at(-1) ?? 0) - viewport));
        const { from, to } = getMountedRows({ scrollTop: top, viewport, tops });
        const seen = tops.slice(0, -1).flatMap((begin, index) => {
          const end = tops[index + 1] ?? begin;
          return end > top && begin < top + viewport ? [index] : [];
        });
        expect(seen.filter((index) => index < from || index >= to)).toEqual([]);
        expect(to - from).toBeLessThanOrEqual(seen.length + 10);
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeLessThanOrEqual(tops.length - 1);
      }),
    );
  });

  test('mounts about twenty of ten thousand rows', () => {
    const { from, to } = getMountedRows({ scrollTop: 200_000, viewport: 560, tops: even(10_000) });
    expect(to - from).toBeLessThan(25);
  });

  test('scrolls the list only to rows that are not completely visible', () => {
    fc.assert(
      fc.property(views, fc.nat(399), ({ scrollTop, viewport, tops }, place) => {
        fc.pre(place < tops.length - 1);
        const [begin = 0, end = 0] = tops.slice(place, place + 2);
        const top = scrollToShow(place, { scrollTop, viewport, tops });
        expect(top).toBeLessThanOrEqual(begin);
        expect(top + viewport).toBeGreaterThanOrEqual(end);
        expect(top === scrollTop).toBe(begin >= scrollTop && end <= scrollTop + viewport);
      }),
    );
  });

  test('centres the chosen row within the ends of the list', () => {
    expect(scrollToCentre(100, { viewport: 480, tops: even(250) })).toBe(4584);
    expect(scrollToCentre(-1, { viewport: 480, tops: even(250) })).toBe(0);
    expect(scrollToCentre(249, { viewport: 480, tops: even(250) })).toBe(11_520);
    expect(scrollToCentre(2, { viewport: 480, tops: even(4) })).toBe(0);
    expect(scrollToCentre(-1, { viewport: 480, tops: [0] })).toBe(0);
  });

  test('returns the index of the row at a scroll position', () => {
    expect([0, 47, 48, 95, 96, 500].map((y) => findRowAt(y, even(3)))).toEqual([0, 0, 1, 1, 2, 2]);
    expect(findRowAt(10, [0])).toBe(0);
  });
});

describe('keys in the list', () => {
  test.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 4, 0],
    ['ArrowDown', 1, 2],
    ['ArrowUp', -1, 4],
    ['ArrowUp', 0, 4],
    ['ArrowUp', 3, 2],
    ['Home', 3, 0],
    ['End', 0, 4],
    ['PageDown', 0, 4],
    ['PageUp', 4, 0],
    ['a', 0, undefined],
    ['Tab', 0, undefined],
  ])('returns for the key %s in row %i of five the row %s', (key, at, to) => expect(getRowByKey(key, at, 5)).toBe(to));

  test('selects no row by key in an empty list', () => expect(getRowByKey('ArrowDown', -1, 0)).toBeUndefined());
});

describe('row positions', () => {
  const linesOf = (label: string, width: number, rem: number, aside?: string) => {
    const [, end = 0] = calculateRowTops([aside === undefined ? { label } : { label, aside }], width, rem);
    return end / rem;
  };
  test.each([
    ['Singapore', 326, 16, 3],
    ['South Georgia and the South Sandwich Islands', 326, 16, 3.5],
    ['South Georgia and the South Sandwich Islands', 256, 32, 6.5],
    ['朝鮮民主主義人民共和国', 326, 16, 3],
    ['MUHAMMAD FAIZ SYAFIQ BIN ABDUL RAHMAN', 326, 16, 3.5],
  ])('gives a row with %s, at %i px width and %i px per rem, a height of %f rem', (label, width, rem, height) => {
    expect(linesOf(label, width, rem)).toBe(height);
  });

  test('reserves space for text at the end of a row', () => {
    expect(linesOf('a'.repeat(36), 326, 16)).toBe(3);
    expect(linesOf('a'.repeat(36), 326, 16, '+1')).toBe(3.5);
  });

  test('starts each row at the end of the previous one', () => {
    expect(calculateRowTops([{ label: 'Chad' }, { label: 'x'.repeat(60) }, { label: 'Togo' }], 326, 16)).toEqual([
      0, 48, 104, 152,
    ]);
    expect(calculateRowTops([], 326, 16)).toEqual([0]);
  });
});
