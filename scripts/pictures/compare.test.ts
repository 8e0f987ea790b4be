import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { comparePictures, smallPicture } from './compare.ts';

const kept = readFileSync(
  join(import.meta.dirname, '../../.storybook/pictures/opening-basic-information--filled.en.white.png'),
);
const { width, height } = await sharp(kept).metadata();
const ground = { r: 255, g: 255, b: 255, alpha: 1 };

const compared = async (change: (picture: Sharp) => Sharp | Promise<Sharp>) =>
  comparePictures(kept, await (await change(sharp(kept))).png().toBuffer());

/** A piece of the picture, put elsewhere on it. */
async function moved(
  picture: Sharp,
  from: { left: number; top: number; width: number; height: number },
  by: { x: number; y: number },
) {
  const piece = await picture.clone().extract(from).png().toBuffer();
  return picture.composite([{ input: piece, left: from.left + by.x, top: from.top + by.y }]);
}

const heading = { left: 14, top: 112, width: 362, height: 32 };

test('a picture is like itself, and like itself in fewer colours', async () => {
  expect(await compared((picture) => picture)).toMatchObject({ same: true, different: { shapes: 0, grounds: 0 } });
  expect(await comparePictures(kept, await smallPicture(kept))).toMatchObject({ same: true });
});

test.each([
  ['softer', (picture: Sharp) => picture.blur(0.45)],
  ['darker', (picture: Sharp) => picture.linear(1.02, -3)],
])('another machine draws letters %s: the same picture', async (_, change) => {
  expect(await compared(change)).toMatchObject({ same: true });
});

test('everything 4 px lower is another picture', async () => {
  const lower = await compared((picture) =>
    picture.extract({ left: 0, top: 0, width, height: height - 4 }).extend({ top: 4, background: ground }),
  );
  expect(lower).toMatchObject({ same: false });
});

test('one line 4 px lower is another picture', async () => {
  expect(await compared((picture) => moved(picture, heading, { x: 0, y: 4 }))).toMatchObject({ same: false });
});

test('a word that is cut off is another picture', async () => {
  const cut = { left: 150, top: 112, width: 60, height: 32 };
  const blank = { create: { width: cut.width, height: cut.height, channels: 4 as const, background: ground } };
  expect(await compared((picture) => picture.composite([{ input: blank, ...cut }]))).toMatchObject({ same: false });
});

test('another accent is another picture', async () => {
  expect(await compared((picture) => picture.modulate({ hue: 25 }))).toMatchObject({ same: false });
});

test('a longer screen is another picture', async () => {
  expect(await compared((picture) => picture.extend({ bottom: 4, background: ground }))).toMatchObject({ same: false });
});
