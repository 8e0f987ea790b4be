import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { coloursThatDiffer } from './colours.ts';

/** What is compared is half as large as what is on screen: letters that another machine smooths in another way come out alike, and a shift of 4 px does not. */
const scale = 0.5;
/** px of that half: how far it is softened */
const softness = 1;
/** of a pixel's colour, 0 to 1, as pixelmatch measures it */
const tolerance = 0.12;
/** px of that half: measured, letters on other pixels come to 68 on a long screen, a label that is cut off or moved by 4 px to 149 and more */
const mostDifferent = 80;

export type Comparison = {
  readonly same: boolean;
  /** pixels of the half that look different */
  readonly different: number;
  /** those of one picture alone, `#rrggbb` */
  readonly colours: readonly string[];
  /** a PNG with the differences in red */
  readonly diff: Buffer;
};

/** Compares two PNG pictures by what a reader would notice, not pixel by pixel: their shapes from afar, and their colours exactly. */
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

/** The same picture in at most 64 colours: a few kB, so that all of them can stay in the repository. */
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
