import { expect, test } from 'vitest';
import { GLYPH_HEIGHT, GLYPH_WIDTH } from '../document-reader/glyphs.ts';
import { rotateQuarterTurn } from '../document-reader/grey.ts';
import { findDetail, type ZoneDetail } from './find-detail.ts';
import { LINE_HEIGHT, samplePage, specimenZone, ZONE_LEFT, ZONE_TOP } from './sample-page.ts';

const page = samplePage(specimenZone);

/** Returns the left and right edges of the detail and the middle of its line, in pixels of the page. */
function placeOf(detail: ZoneDetail) {
  const found = findDetail(page, detail);
  if (!found) throw new TypeError('No zone was found.');
  const [[left, top], [right], [, bottom]] = found.corners;
  const at = (share: number) => (left + (right - left) * share) * page.width;
  return [at(found.mark[0]), at(found.mark[1]), ((top + bottom) / 2) * page.height] as const;
}

test.each([
  ['name', 0, 5, 25],
  ['number', 1, 0, 9],
  ['birthDate', 1, 13, 19],
  ['expiresOn', 1, 21, 27],
] as const)('finds the detail “%s” in line %i, columns %i to %i of the zone', (detail, row, from, to) => {
  const [left, right, middle] = placeOf(detail);
  expect(left).toBeCloseTo(ZONE_LEFT + from * GLYPH_WIDTH, -1);
  expect(right).toBeCloseTo(ZONE_LEFT + to * GLYPH_WIDTH, -1);
  expect(middle).toBeCloseTo(ZONE_TOP + row * LINE_HEIGHT + GLYPH_HEIGHT / 2, -1);
});

test('returns an upright strip for a picture rotated by 90°', () => {
  const turned = rotateQuarterTurn(page);
  const [[left, top], [right, end], [under]] = findDetail(turned, 'name')?.corners ?? [
    [0, 0],
    [0, 0],
    [0, 0],
  ];
  expect([right, end > top, under < left]).toEqual([expect.closeTo(left, 2), true, true]);
});

test('limits the strip of a short detail at the edge to its margin', () => {
  const [[left]] = findDetail(page, 'number')?.corners ?? [[0, 0]];
  expect(left * page.width).toBeCloseTo(ZONE_LEFT - 1.5 * GLYPH_WIDTH, -1);
});

test.each([
  ['without print', []],
  ['with print of another size', ['L898902C36UTO7408122F']],
])('finds no detail on a page %s', (_, lines) => {
  expect(findDetail(samplePage(lines), 'name')).toBeUndefined();
});
