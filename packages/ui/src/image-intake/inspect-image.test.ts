import { describe, expect, test } from 'vitest';
import { inspectPixels } from './inspect-image.ts';
import { SAMPLE } from './limits.ts';

const large = { width: 1600, height: 1200 };

function sample(grey: (x: number, y: number) => number) {
  const data = new Uint8ClampedArray(SAMPLE.width * SAMPLE.height * 4);
  for (let y = 0; y < SAMPLE.height; y++) {
    for (let x = 0; x < SAMPLE.width; x++)
      data.set([grey(x, y), grey(x, y), grey(x, y), 255], (y * SAMPLE.width + x) * 4);
  }
  return { data, ...SAMPLE };
}

const print = (x: number, y: number) => (y % 6 < 2 && x % 9 < 6 ? 60 : 215);

describe('inspectPixels', () => {
  test('a sharp, lit document gets no advice', () => {
    expect(inspectPixels(sample(print), large)).toMatchObject({ blank: false, advice: [] });
  });

  test('a dark document is too dark', () => {
    expect(
      inspectPixels(
        sample((x, y) => print(x, y) / 5),
        large,
      ).advice,
    ).toContain('too-dark');
  });

  test('an overexposed document is too bright', () => {
    expect(
      inspectPixels(
        sample((x, y) => ((x + y) % 7 ? 250 : 240)),
        large,
      ).advice,
    ).toContain('too-bright');
  });

  test('a lamp is glare, the white paper of a scan is not', () => {
    expect(
      inspectPixels(
        sample((x, y) => (x < 40 ? 255 : print(x, y))),
        large,
      ).advice,
    ).toEqual(['glare']);
    expect(
      inspectPixels(
        sample((x, y) => (print(x, y) > 200 ? 255 : 20)),
        large,
      ).advice,
    ).toEqual([]);
  });

  test('a picture with soft edges is blurred', () => {
    expect(
      inspectPixels(
        sample((x) => 128 + 60 * Math.sin(x / 20)),
        large,
      ).advice,
    ).toEqual(['blurred']);
  });

  test('fewer than 640 × 400 pixels is too small in both orientations', () => {
    expect(inspectPixels(sample(print), { width: 639, height: 480 }).advice).toEqual(['too-small']);
    expect(inspectPixels(sample(print), { width: 399, height: 900 }).advice).toEqual(['too-small']);
    expect(inspectPixels(sample(print), { width: 400, height: 640 }).advice).toEqual([]);
  });

  test('F33 a single colour is blank', () => {
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
