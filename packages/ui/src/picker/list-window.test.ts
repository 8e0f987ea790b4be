import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mountedRows, rowByKey, rowHeight, scrollToCentre, scrollToShow } from './list-window.ts';

const views = fc.record({
  scrollTop: fc.integer({ min: -200, max: 600_000 }),
  viewport: fc.integer({ min: 1, max: 2000 }),
  row: fc.integer({ min: 24, max: 120 }),
  count: fc.integer({ min: 0, max: 10_000 }),
});

describe('windowed rows', () => {
  test('every row in sight is mounted, and never many more', () => {
    fc.assert(
      fc.property(views, (view) => {
        const { viewport, row, count } = view;
        const scrollTop = Math.min(Math.max(0, view.scrollTop), Math.max(0, count * row - viewport));
        const { from, to } = mountedRows({ ...view, scrollTop });
        const firstSeen = Math.floor(scrollTop / row);
        const lastSeen = Math.min(count, Math.ceil((scrollTop + viewport) / row));
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeLessThanOrEqual(count);
        expect(from).toBeLessThanOrEqual(count === 0 ? 0 : firstSeen);
        expect(to).toBeGreaterThanOrEqual(lastSeen);
        expect(to - from).toBeLessThanOrEqual(Math.ceil(viewport / row) + 10);
      }),
    );
  });

  test('of ten thousand rows about twenty are mounted', () => {
    const { from, to } = mountedRows({ scrollTop: 200_000, viewport: 560, row: 48, count: 10_000 });
    expect(to - from).toBeLessThan(25);
  });

  test('scrolling to a row shows it whole, and moves nothing that is in sight', () => {
    fc.assert(
      fc.property(views, fc.nat(9999), (view, place) => {
        fc.pre(view.viewport >= view.row && place < view.count);
        const top = scrollToShow(place, view);
        expect(top).toBeLessThanOrEqual(place * view.row);
        expect(top + view.viewport).toBeGreaterThanOrEqual((place + 1) * view.row);
        const isSeen = place * view.row >= view.scrollTop && (place + 1) * view.row <= view.scrollTop + view.viewport;
        expect(top === view.scrollTop).toBe(isSeen);
      }),
    );
  });

  test('opens with the chosen row in the middle, the ends respected', () => {
    expect(scrollToCentre(100, { viewport: 480, row: 48, count: 250 })).toBe(4584);
    expect(scrollToCentre(-1, { viewport: 480, row: 48, count: 250 })).toBe(0);
    expect(scrollToCentre(249, { viewport: 480, row: 48, count: 250 })).toBe(11_520);
    expect(scrollToCentre(2, { viewport: 480, row: 48, count: 4 })).toBe(0);
  });
});

describe('keys', () => {
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
  ])('%s from %i of five leads to %s', (key, at, to) => expect(rowByKey(key, at, 5)).toBe(to));

  test('an empty list has no row', () => expect(rowByKey('ArrowDown', -1, 0)).toBeUndefined());
});

describe('the height of rows', () => {
  test.each([
    ['Singapore', 326, 16, 3],
    ['South Georgia and the South Sandwich Islands', 326, 16, 3.5],
    ['South Georgia and the South Sandwich Islands', 256, 32, 5],
    ['朝鮮民主主義人民共和国', 326, 16, 3],
  ])('%s in %i px at %i px a rem: %f rem', (label, width, rem, height) => {
    expect(rowHeight([{ label: 'Chad' }, { label }], width, rem)).toBe(height);
  });

  test('the longest label decides, and what stands beside it takes room', () => {
    expect(rowHeight([{ label: 'A'.repeat(36) }], 326, 16)).toBe(3);
    expect(rowHeight([{ label: 'A'.repeat(36), aside: '+1' }], 326, 16)).toBe(3.5);
    expect(rowHeight([], 326, 16)).toBe(3);
  });
});
