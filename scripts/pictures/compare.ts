import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { coloursThatDiffer } from './colours.ts';

/** Pictures are compared at half their size: differences in font smoothing disappear, and a shift of 4 px does not. */
const scale = 0.5;
/** radius of the blur, in px of the half-size picture */
const softness = 1;
/** difference of two colours, 0 to 1, as pixelmatch measures it */
const tolerance = 0.12;
/** px of the half-size picture. Measured: font smoothing gives 68 on a long screen; a label that is clipped or moved by 4 px gives 149 or more. */
const mostDifferent = 80;

export type Comparison = {
  readonly same: boolean;
  /** different pixels of the half-size picture */
  readonly different: number;
  /** colours that only one picture has, `#rrggbb` */
  readonly colours: readonly string[];
  /** a PNG with the differences in red */
  readonly diff: Buffer;
};

/** Compares two PNG pictures: their blurred shapes, and the exact colours of their areas. */
export async function comparePictures(expected: Buffer, actual: Buffer): Promise<Comparison> {
  const [before, after, colours] = await Promise.all([
    softened(expected),
    softened(actual),
    coloursThatDiffer(expected, actual),
  ]);
  const { width, height } = before.info;
  if (width !== after.info.width || height !== after.info.height)
    return { same: false, different: Infinity, colours, diff: actual };
  const output = Buffer.alloc(before.data.length);
  const different = pixelmatch(before.data, after.data, output, width, height, {
    threshold: tolerance,
    includeAA: true,
  });
  const diff = await sharp(output, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { same: different <= mostDifferent && !colours.length, different, colours, diff };
}

/** Returns the picture in at most 64 colours, so that it takes a few kB of the repository. */
export const smallPicture = (png: Buffer): Promise<Buffer> =>
  sharp(png).png({ palette: true, colours: 64, dither: 0, compressionLevel: 9, effort: 7 }).toBuffer();

async function softened(png: Buffer) {
  const { width } = await sharp(png).metadata();
  return sharp(png)
    .ensureAlpha()
    .resize({ width: Math.round(width * scale), kernel: 'linear' })
    .blur(softness)
    .raw()
    .toBuffer({ resolveWithObject: true });
}
