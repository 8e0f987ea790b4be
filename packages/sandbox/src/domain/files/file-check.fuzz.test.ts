import { deflateSync } from 'node:zlib';
import * as fc from 'fast-check';
import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import { Refusal } from '../../kernel/refusal.ts';
import { readImageSize } from '../../node/image-size.ts';
import { sharpImages } from '../../node/sharp-images.ts';
import { checkFile } from './file-check.ts';
import { findPdfFlag } from './pdf-flag.ts';

/** Image functions that decode in this thread, so that a file that breaks the decoder fails the test. */
const images = { ...sharpImages, sizeOf: readImageSize };
const payload = Buffer.from('<script>alert(document.domain)</script>', 'latin1');
const picture = sharp({ create: { width: 16, height: 12, channels: 3, background: '#2a6' } });
const files = [
  ...(await Promise.all([
    picture
      .clone()
      .jpeg()
      .withExif({ IFD0: { Copyright: 'canary' } })
      .toBuffer(),
    picture.clone().png().toBuffer(),
    picture.clone().webp().toBuffer(),
  ])),
  Buffer.from(
    `%PDF-1.7\n1 0 obj<</Type/ObjStm/Filter/FlateDecode>>stream\n${deflateSync(payload).toString('latin1')}\nendstream endobj`,
    'latin1',
  ),
  Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic\0\0\0\u0014ispe\0\0\0\0\0\0\0\u0010\0\0\0\u000c', 'latin1'),
];

afterEach(() => void vi.restoreAllMocks());

type Change =
  | { readonly kind: 'flip'; readonly at: number; readonly to: number }
  | { readonly kind: 'cut' | 'insert'; readonly at: number };
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ kind: fc.constant('flip' as const), at: fc.nat(), to: fc.nat(255) }),
  fc.record({ kind: fc.constantFrom('cut' as const, 'insert' as const), at: fc.nat() }),
);
const changed = (bytes: Buffer, { kind, at, ...rest }: Change): Buffer => {
  const place = at % Math.max(1, bytes.length);
  if (kind === 'cut') return bytes.subarray(0, place);
  if (kind === 'insert') return Buffer.concat([bytes.subarray(0, place), payload, bytes.subarray(place)]);
  const copy = Buffer.from(bytes);
  if (copy.length > 0) copy[place] = 'to' in rest ? rest.to : 0;
  return copy;
};
const upload = fc.oneof(
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)) },
  {
    weight: 4,
    arbitrary: fc
      .tuple(
        fc.constantFrom(...files),
        fc.array(change, { maxLength: 4 }),
        fc.constantFrom(Buffer.of(), payload, ...files),
      )
      .map(([file, changes, tail]) => Buffer.concat([changes.reduce(changed, file), tail])),
  },
);

test('F29 F31 refuses any upload with a reason, or stores a clean picture or a PDF', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined); // libheif logs the defects of each file
  await fc.assert(
    fc.asyncProperty(upload, fc.constantFrom('document' as const, 'video' as const), async (bytes, takes) => {
      const kept = await checkFile({ images, checkPdf: findPdfFlag }, new Uint8Array(bytes), 'customer', takes).catch(
        (error: unknown) => error,
      );
      if (kept instanceof Refusal) return;
      if (kept instanceof Error) throw kept;
      const { type, bytes: stored, flag } = kept as Awaited<ReturnType<typeof checkFile>>;
      expect(takes === 'video' ? flag : 'video-unscanned').toBe('video-unscanned');
      if (takes === 'video' || type === 'application/pdf') return;
      expect(['image/jpeg', 'image/png']).toContain(type);
      expect(Buffer.from(stored).includes(payload)).toBe(false);
      expect((await sharp(stored).metadata()).exif).toBeUndefined();
    }),
  );
});
