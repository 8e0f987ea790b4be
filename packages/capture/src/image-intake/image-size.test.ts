import { limitRuns } from '@quayside/platform/testing/property-runs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readImageSize } from './image-size.ts';
import { createTextBytes, heic, jpeg, png, webpExtended, webpLossless, webpLossy } from './test-bytes.ts';

describe('size of an image', () => {
  test.each([
    ['png', png(20_000, 20_001)],
    ['jpeg', jpeg(20_000, 20_001)],
    ['heic', heic(20_000, 20_001)],
  ] as const)('returns the pixel size in the header of a %s file', (kind, bytes) => {
    expect(readImageSize(kind, bytes)).toEqual({ width: 20_000, height: 20_001 });
  });

  test.each([webpLossy, webpLossless, webpExtended])(
    'returns the pixel size in the header of each WebP format',
    (build) => {
      expect(readImageSize('webp', build(16_000, 12_345))).toEqual({ width: 16_000, height: 12_345 });
    },
  );

  test('returns no size for an incomplete header or an invalid size', () => {
    expect(readImageSize('png', png(8, 8).slice(0, 20))).toBeUndefined();
    expect(readImageSize('jpeg', jpeg(8, 8).slice(0, 12))).toBeUndefined();
    expect(readImageSize('png', png(0, 8))).toBeUndefined();
    expect(readImageSize('pdf', createTextBytes('%PDF-1.7'))).toBeUndefined();
  });

  test('F32 reads the size of an image without an error for any bytes', () => {
    const kinds = fc.constantFrom('jpeg', 'png', 'webp', 'heic' as const);
    const built = fc.constantFrom(jpeg(9, 9), png(9, 9), webpLossy(9, 9), heic(9, 9));
    const flipped = fc
      .tuple(built, fc.array(fc.tuple(fc.nat(120), fc.nat(255)), { maxLength: 6 }))
      .map(([bytes, flips]) => {
        const copy = bytes.slice();
        for (const [at, value] of flips) copy[at % copy.length] = value;
        return copy;
      });
    fc.assert(
      fc.property(kinds, fc.oneof(fc.uint8Array({ maxLength: 300 }), flipped), (kind, bytes) => {
        const size = readImageSize(kind, bytes);
        expect(size === undefined || (size.width > 0 && size.height > 0)).toBe(true);
      }),
      { numRuns: limitRuns(2000) },
    );
  });
});
