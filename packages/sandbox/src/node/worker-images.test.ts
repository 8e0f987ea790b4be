import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawSpecimen } from '../development/samples/specimen-picture.ts';
import { BusyError } from '../domain/ports/busy.ts';
import { UnreadableImageError } from '../domain/ports/image-tools.ts';
import { createWorkerImages } from './worker-images.ts';

const heic = new Uint8Array(readFileSync(join(import.meta.dirname, '../testing/fixtures/specimen.heic')));

test('decodes a HEIC picture outside the main thread', async () => {
  const { cache } = createRequire(import.meta.url);
  const decoders = () => Object.keys(cache).filter((path) => path.includes('libheif'));
  for (const path of decoders()) delete cache[path]; // loaded by other tests in this process
  const images = createWorkerImages();
  expect(await images.sizeOf(heic, 'image/heic')).toEqual({ width: 640, height: 400 });
  const { bytes, type } = await images.clean(heic, 'image/heic', 'customer');
  expect(type).toBe('image/jpeg');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 640, height: 400 });
  expect(decoders()).toEqual([]);
});

test('refuses a picture when the queue is full', async () => {
  const images = createWorkerImages({ workers: 1, waiting: 2 });
  const sent = Array.from({ length: 5 }, (_, at) => images.clean(heic, 'image/heic', `customer ${at}`));
  const outcomes = await Promise.allSettled(sent);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected']);
  await expect(sent[4]).rejects.toThrow(BusyError);
  expect((await images.clean(heic, 'image/heic', 'customer')).type).toBe('image/jpeg');
});

test('reports a slow picture as unreadable, and starts a new thread', async () => {
  const hurried = createWorkerImages({ workers: 1, longestMs: 1 });
  await expect(hurried.clean(heic, 'image/heic', 'customer')).rejects.toThrow(UnreadableImageError);
  await expect(hurried.lightOf(await drawSpecimen('face', 1), 'customer')).rejects.toThrow(UnreadableImageError);
});

test('reports invalid bytes as unreadable in the same thread', async () => {
  const images = createWorkerImages({ workers: 1 });
  const broken = heic.slice(0, heic.length / 2);
  await expect(images.clean(broken, 'image/heic', 'customer')).rejects.toThrow(UnreadableImageError);
  expect(await images.lightOf(await drawSpecimen('face', 1), 'customer')).toMatchObject({ mean: expect.any(Number) });
});
