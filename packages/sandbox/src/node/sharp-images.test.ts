import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { checkFile } from '../domain/files/file-check.ts';
import { findPdfFlag } from '../domain/files/pdf-flag.ts';
import { isDecodable, maxPixels, maxSidePixels, UnreadableImageError } from '../domain/ports/image-tools.ts';
import { createHeic, createJpeg, createPng, createWebp, type PictureSize } from '../testing/picture-headers.ts';
import { readImageSize } from './image-size.ts';
import { sharpImages } from './sharp-images.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const kinds: Readonly<Record<string, { most: number; make: (size: PictureSize) => Bytes | Promise<Bytes> }>> = {
  png: { most: 2 ** 31 - 1, make: createPng },
  jpeg: { most: 65_535, make: createJpeg },
  webp: { most: 16_383, make: createWebp },
  heic: { most: 2 ** 32 - 1, make: (size) => createHeic({ width: 64, height: 64 }, size) },
};

test('F31 refuses a picture above the limits before decoding it', async () => {
  const images = {
    sizeOf: readImageSize,
    clean: async (bytes: Bytes, type: string) => ({ bytes, type }),
    lightOf: sharpImages.lightOf,
  };
  const side = (most: number) =>
    fc.oneof(
      fc.integer({ min: 1, max: most }),
      fc.constantFrom(1, Math.min(most, maxSidePixels + 1), Math.min(most, maxSidePixels), most),
    );
  const picture = fc
    .constantFrom(...Object.values(kinds))
    .chain(({ most, make }) => fc.record({ width: side(most), height: side(most) }).map((size) => ({ size, make })));
  await fc.assert(
    fc.asyncProperty(picture, async ({ size, make }) => {
      const kept = checkFile({ images, checkPdf: findPdfFlag }, await make(size), 'customer').then(
        () => 'decoded',
        () => 'refused',
      );
      expect(await kept).toBe(isDecodable(size) ? 'decoded' : 'refused');
    }),
  );
});

test.each([
  [{ width: maxSidePixels, height: Math.floor(maxPixels / maxSidePixels) }, true],
  [{ width: maxSidePixels + 1, height: 1 }, false],
  [{ width: 1, height: maxSidePixels + 1 }, false],
  [{ width: 39_000_000, height: 1 }, false],
  [{ width: 8000, height: 5000 }, true],
  [{ width: 8000, height: 5001 }, false],
])('returns whether a picture of %j is decodable: %s', (size, decodable) => {
  expect(isDecodable(size)).toBe(decodable);
});

/** The size is checked only by the decoder here, not by the caller as usual. */
test.each(['png', 'jpeg', 'webp'])('refuses a %s with a long side in the decoder', async (kind) => {
  const size = { width: maxSidePixels, height: maxSidePixels };
  const bytes = await (kinds[kind]?.make(size) ?? new Uint8Array());
  await expect(sharpImages.clean(bytes, `image/${kind}`)).rejects.toThrow(UnreadableImageError);
  await expect(sharpImages.lightOf(bytes)).rejects.toThrow(UnreadableImageError);
});

const picture = sharp({ create: { width: 16, height: 12, channels: 3, background: '#2a6' } });
test.each([
  ['GIF', () => picture.clone().gif().toBuffer()],
  ['TIFF', () => picture.clone().tiff().toBuffer()],
  ['AVIF', () => picture.clone().avif().toBuffer()],
  ['SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
])('refuses a %s file with any name', async (_name, make) => {
  const bytes = new Uint8Array(await make());
  for (const type of ['image/png', 'image/jpeg', 'image/heic'])
    await expect(sharpImages.clean(bytes, type)).rejects.toThrow(UnreadableImageError);
  await expect(sharpImages.lightOf(bytes)).rejects.toThrow(UnreadableImageError);
});

test('refuses an AVIF labelled as HEIC, or converts it to JPEG', async () => {
  const avif = await picture.clone().avif().toBuffer();
  avif.write('mif1', 8);
  const cleaned = await sharpImages.clean(new Uint8Array(avif), 'image/heic').catch((error: unknown) => error);
  expect(cleaned instanceof UnreadableImageError || (cleaned as { type: string }).type === 'image/jpeg').toBe(true);
});

test('refuses a HEIC file with one picture that is too large', async () => {
  const [fits, long] = [
    { width: 6000, height: 5000 },
    { width: 1_000_000, height: 1 },
  ];
  for (const items of [
    [fits, long],
    [long, fits],
  ])
    expect(await readImageSize(createHeic(...items), 'image/heic')).toEqual(long);
  const heic = new Uint8Array(readFileSync(join(import.meta.dirname, '../testing/fixtures/specimen.heic')));
  expect(await readImageSize(heic, 'image/heic')).toEqual({ width: 640, height: 400 });
});
