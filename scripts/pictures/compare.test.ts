import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { comparePictures, smallPicture } from './compare.ts';

/** A field with an error, 390 × 240: as it is, and as machines draw it that smooth letters in other ways. */
const sample = (name: string) => readFileSync(join(import.meta.dirname, 'samples', `${name}.png`));
const field = sample('field');
const ground = { r: 255, g: 255, b: 255, alpha: 1 };
const label = { left: 12, top: 10, width: 140, height: 28 };

const changed = async (change: (picture: Sharp) => Sharp | Promise<Sharp>) =>
  comparePictures(field, await (await change(sharp(field))).png().toBuffer());

test('a picture is like itself, and like itself in fewer colours', async () => {
  expect(await comparePictures(field, field)).toMatchObject({ same: true, different: 0, colours: [] });
  expect(await comparePictures(field, await smallPicture(field))).toMatchObject({ same: true });
});

test.each(['thicker-letters', 'letters-on-other-pixels'])(
  'another machine draws %s: the same picture',
  async (name) => {
    expect(await comparePictures(field, sample(name))).toMatchObject({ same: true });
  },
);

test('everything 4 px lower is another picture', async () => {
  const lower = await changed((picture) =>
    picture.extract({ left: 0, top: 0, width: 390, height: 236 }).extend({ top: 4, background: ground }),
  );
  expect(lower).toMatchObject({ same: false });
});

test('one line 4 px lower is another picture', async () => {
  const line = await sharp(field).extract(label).png().toBuffer();
  const lower = await changed((picture) => picture.composite([{ input: line, left: label.left, top: label.top + 4 }]));
  expect(lower).toMatchObject({ same: false });
});

test('a word that is cut off is another picture', async () => {
  const cut = { ...label, left: 70, width: 60 };
  const blank = { create: { width: cut.width, height: cut.height, channels: 4 as const, background: ground } };
  expect(await changed((picture) => picture.composite([{ input: blank, ...cut }]))).toMatchObject({ same: false });
});

test('another token, too little to be seen in a shape, is another picture', async () => {
  const { data, info } = await sharp(field).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const danger = 0xb3261e;
  for (let at = 0; at < data.length; at += 3) if (data.readUIntBE(at, 3) === danger) data.writeUIntBE(0xa8301e, at, 3);
  const other = await sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .png()
    .toBuffer();
  expect(await comparePictures(field, other)).toMatchObject({
    same: false,
    colours: expect.arrayContaining(['#b3261e', '#a8301e']),
  });
});

test('a longer screen is another picture', async () => {
  expect(await changed((picture) => picture.extend({ bottom: 4, background: ground }))).toMatchObject({ same: false });
});
