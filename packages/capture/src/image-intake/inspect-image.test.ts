import { describe, expect, test } from 'vitest';
import { inspectPixels } from './inspect-image.ts';
import { SAMPLE_SIZE } from './limits.ts';

const large = { width: 1600, height: 1200 };

function sample(grey: (x: number, y: number) => number) {
  const data = new Uint8ClampedArray(SAMPLE_SIZE.width * SAMPLE_SIZE.height * 4);
  for (let y = 0; y < SAMPLE_SIZE.height; y++) {
    for (let x = 0; x < SAMPLE_SIZE.width; x++)
      data.set([grey(x, y), grey(x, y), grey(x, y), 255], (y * SAMPLE_SIZE.width + x) * 4);
  }
  return { data, ...SAMPLE_SIZE };
}

const print = (x: number, y: number) => (y % 6 < 2 && x % 9 < 6 ? 60 : 215);

describe('inspection of a picture', () => {
  test('returns no advice for a sharp, lit document', () => {
    expect(inspectPixels(sample(print), large)).toMatchObject({ blank: false, advice: [] });
  });

  test('reports a dark document', () => {
    expect(
      inspectPixels(
        sample((x, y) => print(x, y) / 5),
        large,
      ).advice,
    ).toContain('too-dark');
  });

  test('reports an overexposed document', () => {
    expect(
      inspectPixels(
        sample((x, y) => ((x + y) % 7 ? 250 : 240)),
        large,
      ).advice,
    ).toContain('too-bright');
  });

  /** Returns the light at a point of a lamp: full within `core` pixels of its centre, fading out over `fade` pixels. */
  const blob = (x: number, y: number, { core, fade }: { core: number; fade: number }) =>
    Math.max(0, 1 - Math.max(0, Math.hypot(x - 90, y - 60) - core) / fade);
  const lit = (x: number, y: number, document: number, light = { core: 18, fade: 14 }) =>
    Math.max(document, 255 * blob(x, y, light));
  const inCard = (x: number, y: number) => x > 30 && x < 130 && y > 25 && y < 95;
  const card = (x: number, y: number, table: number, paper: number) =>
    !inCard(x, y) ? table : y % 9 < 3 && x % 8 < 5 && x > 40 && x < 120 ? 60 : paper;

  test.each<[string, (x: number, y: number) => number, boolean]>([
    ['a white page with lines of text', (x, y) => (print(x, y) > 200 ? 255 : 20), false],
    ['a white page of 251 with small, grey text', (x, y) => (y % 4 < 2 && x > 12 && x < 140 ? 198 : 251), false],
    ['a white page with a few words', (x, y) => (y > 20 && y < 24 && x % 4 < 2 && x < 90 ? 40 : 252), false],
    ['a white page with boxes', (x, y) => (x % 40 < 2 || y % 30 < 2 ? 30 : 255), false],
    ['a white page, brighter on one side', (x, y) => (print(x, y) > 200 ? 238 + x / 8 : 60), false],
    ['a white card with print on a dark table', (x, y) => card(x, y, 60, 255), false],
    ['a white card with print on a bright table', (x, y) => card(x, y, 200, 255), false],
    ['an empty white card on a dark table', (x, y) => (inCard(x, y) ? 255 : 60), false],
    ['a dark card with a white blob', (x, y) => lit(x, y, card(x, y, 40, 110)), true],
    ['a grey page with a lamp on it', (x, y) => lit(x, y, print(x, y)), true],
    ['a lamp at the edge', (x, y) => (x < 40 ? 255 : print(x, y)), true],
    ['a dark card with a small gleam', (x, y) => lit(x, y, card(x, y, 40, 110), { core: 4, fade: 6 }), false],
  ])('inspects %s for glare', (_, grey, isGlare) => {
    const { advice } = inspectPixels(sample(grey), large);
    expect(advice).toEqual(isGlare ? ['glare'] : []);
  });

  test('reports a picture with soft edges as blurred', () => {
    expect(
      inspectPixels(
        sample((x) => 128 + 60 * Math.sin(x / 20)),
        large,
      ).advice,
    ).toEqual(['blurred']);
  });

  test('reports a picture with fewer than 640 × 400 pixels in both orientations', () => {
    expect(inspectPixels(sample(print), { width: 639, height: 480 }).advice).toEqual(['too-small']);
    expect(inspectPixels(sample(print), { width: 399, height: 900 }).advice).toEqual(['too-small']);
    expect(inspectPixels(sample(print), { width: 400, height: 640 }).advice).toEqual([]);
  });

  test('F33 reports a picture of a single colour as blank', () => {
    expect(
      inspectPixels(
        sample(() => 0),
        large,
      ).blank,
    ).toBe(true);
    expect(
      inspectPixels(
        sample((x) => (x === 3 ? 1 : 0)),
        large,
      ).blank,
    ).toBe(false);
  });
});
