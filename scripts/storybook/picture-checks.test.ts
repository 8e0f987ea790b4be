import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isBlank, isLikeAnother, problemsOfPictures } from './picture-checks.ts';

const size = { width: 336, height: 727 };

/** A white page with a bar of 40 px at each `top`, packed as the pictures of stories are. */
const page = (...tops: readonly number[]) =>
  sharp({ create: { ...size, channels: 3, background: 'white' } })
    .composite(
      tops.map((top) => ({
        input: { create: { width: 300, height: 40, channels: 3 as const, background: 'teal' } },
        left: 18,
        top,
      })),
    )
    .webp({ quality: 80 })
    .toBuffer();

const picture = async (id: string, title: string, ...tops: readonly number[]) => ({
  id,
  title,
  image: await page(...tops),
});

test('a picture without content is blank, and a button is content', async () => {
  expect(await isBlank(await page())).toBe(true);
  expect(await isBlank(await page(600))).toBe(false);
});

test('pictures of one page that look the same are named together', async () => {
  const pictures = await Promise.all([
    picture('a', 'Contact', 100),
    picture('b', 'Contact', 100),
    picture('c', 'Contact', 110),
    picture('d', 'Address', 100),
  ]);
  expect(await problemsOfPictures(pictures, {})).toEqual(['looks the same as others: a, b']);
});

test('a story with a reason may look like another, or show little', async () => {
  const pictures = await Promise.all([
    picture('a', 'Contact', 100),
    picture('b', 'Contact', 100),
    picture('c', 'Contact', 100),
    picture('empty', 'Contact'),
  ]);
  expect(await problemsOfPictures(pictures, { b: 'why' })).toEqual([
    'looks the same as others: a, c',
    'is mostly one colour: empty',
  ]);
  expect(await problemsOfPictures(pictures, { b: 'why', c: 'why', empty: 'why' })).toEqual([]);
});

test('a picture is compared with those of other stories of its page alone', async () => {
  const [taken, same, other] = await Promise.all([
    picture('a', 'Contact', 100),
    picture('b', 'Contact', 100),
    picture('c', 'Address', 100),
  ]);
  expect(await isLikeAnother(taken, [taken, other])).toBe(false);
  expect(await isLikeAnother(taken, [taken, other, same])).toBe(true);
});
