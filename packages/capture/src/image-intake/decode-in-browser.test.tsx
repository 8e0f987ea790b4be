import { expect, test, vi } from 'vitest';
import { inspectImage, prepareFile } from './image-intake.ts';
import { exifSegment } from './test-bytes.ts';

const heicCard = async () => (await fetch(new URL('./fixtures/card.heic', import.meta.url))).blob();
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
const holds = (bytes: Uint8Array, text: string) => new TextDecoder('latin1').decode(bytes).includes(text);

function drawing(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.fillStyle = '#d8d8d8';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#333';
  for (let y = 0; y < height; y += height / 20) context.fillRect(0, y, width, height / 60);
  context.fillStyle = '#f00';
  context.fillRect(0, 0, width / 4, height / 4);
  return canvas;
}

const jpegOf = (canvas: HTMLCanvasElement) =>
  new Promise<Blob>((resolve) => canvas.toBlob((blob) => resolve(blob as Blob), 'image/jpeg', 0.95));

async function pixelAt(file: Blob, x: number, y: number) {
  const bitmap = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.drawImage(bitmap, 0, 0);
  const [red = 0, green = 0, blue = 0] = context.getImageData(x * bitmap.width, y * bitmap.height, 1, 1).data;
  return { width: bitmap.width, height: bitmap.height, red: red > 180 && green < 80 && blue < 80 };
}

test('UI-07 converts HEIC to JPEG in a worker from the origin of the page', async () => {
  const taken = await prepareFile(new File([await heicCard()], 'IMG_1.HEIC', { type: 'image/heic' }));
  expect(taken.file.type).toBe('image/jpeg');
  expect([...(await bytesOf(taken.file)).subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  await expect(pixelAt(taken.file, 0.05, 0.05)).resolves.toEqual({ width: 960, height: 600, red: true });
  const origins = performance.getEntriesByType('resource').map((entry) => new URL(entry.name).origin);
  expect(origins.filter((origin) => origin !== location.origin && !origin.startsWith('null'))).toEqual([]);
});

test('encodes a photo outside the main thread', async () => {
  const here = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob');
  const photo = await jpegOf(drawing(4000, 3000));
  here.mockClear();
  const taken = await prepareFile(photo);
  await expect(pixelAt(taken.file, 0.05, 0.05)).resolves.toEqual({ width: 2048, height: 1536, red: true });
  expect(here).not.toHaveBeenCalled();
});

test('MSG-23 rejects a HEIC file without a picture', async () => {
  const whole = await bytesOf(await heicCard());
  const cut = new File([whole.slice(0, whole.length / 2)], 'IMG_2.heic');
  await expect(prepareFile(cut)).rejects.toThrow(/^HEIC to JPEG conversion returned null$/);
});

test('F30 removes EXIF and GPS and rotates the photo', async () => {
  const plain = await bytesOf(await jpegOf(drawing(800, 600)));
  const sideways = new Blob([plain.slice(0, 2), exifSegment(), plain.slice(2)], { type: 'image/jpeg' });
  expect(holds(await bytesOf(sideways), 'Exif')).toBe(true);
  const taken = await prepareFile(sideways);
  expect(holds(await bytesOf(taken.file), 'Exif')).toBe(false);
  await expect(pixelAt(taken.file, 0.95, 0.05)).resolves.toEqual({ width: 600, height: 800, red: true });
});

test('F29 removes data appended to a photo', async () => {
  const taken = await prepareFile(new Blob([await jpegOf(drawing(800, 600)), '<script>alert(1)</script>']));
  expect(holds(await bytesOf(taken.file), '<script>')).toBe(false);
});

test('F33 scales a large photo to 2048 pixels and at most 1.2 MB', async () => {
  const canvas = drawing(4000, 3000);
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  let seed = 1;
  for (let at = 0; at < 60_000; at++) {
    seed = (seed * 48_271) % 0x7fffffff;
    context.fillStyle = `#${(seed & 0xffffff).toString(16).padStart(6, '0')}`;
    context.fillRect(seed % 4000, (seed >> 9) % 3000, 14, 14);
  }
  const taken = await prepareFile(await jpegOf(canvas));
  expect(taken.file.size).toBeLessThanOrEqual(1_200_000);
  expect(await pixelAt(taken.file, 0, 0)).toMatchObject({ width: 2048, height: 1536 });
});

test('F33 rejects an empty picture', async () => {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 700;
  await expect(prepareFile(await jpegOf(canvas))).rejects.toMatchObject({ reason: 'blank' });
  const sound = await jpegOf(drawing(700, 700));
  vi.stubGlobal('OffscreenCanvas', undefined); // an old browser, which encodes in the page
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementationOnce((done) => done(null));
  await expect(prepareFile(sound)).rejects.toMatchObject({ reason: 'blank' });
  vi.unstubAllGlobals();
});

test('returns advice for a blurred and dark photo', () => {
  const sharp = drawing(1000, 800);
  expect(inspectImage(sharp).advice).toEqual([]);
  const worse = document.createElement('canvas');
  worse.width = 1000;
  worse.height = 800;
  const context = worse.getContext('2d') as CanvasRenderingContext2D;
  context.filter = 'blur(40px) brightness(0.2)';
  context.drawImage(sharp, 0, 0);
  expect(inspectImage(worse).advice).toEqual(['too-dark', 'blurred']);
});
