import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** What is compared is half as large as what is on screen: letters that another machine smooths in another way come out alike, and a shift of 4 px does not. */
const scale = 0.5;
/** px of that half: how far it is softened */
const softness = 0.6;

/**
 * Two looks at a picture. `shapes`: everything, as an eye sees it from afar. `grounds`: without what is as thin as letters (the median of 5 × 5), so that a
 * colour may be compared closely. `tolerance` is pixelmatch's, of a pixel's colour, 0 to 1; `most` are pixels of the half that may differ.
 */
const looks = {
  shapes: { tolerance: 0.08, most: 12 },
  grounds: { tolerance: 0.015, most: 60 },
} as const;

export type Comparison = {
  readonly same: boolean;
  /** pixels of the half that look different, by look */
  readonly different: Readonly<Record<keyof typeof looks, number>>;
  /** a PNG with the differences in red */
  readonly diff: Buffer;
};

/** Compares two PNG pictures by what a reader would notice, not pixel by pixel. */
export async function comparePictures(expected: Buffer, actual: Buffer): Promise<Comparison> {
  const [before, after] = await Promise.all([softened(expected), softened(actual)]);
  if (before.info.width !== after.info.width || before.info.height !== after.info.height)
    return { same: false, different: { shapes: Infinity, grounds: Infinity }, diff: actual };
  const shapes = differences(before, after, looks.shapes.tolerance);
  const grounds = differences(await withoutLetters(before), await withoutLetters(after), looks.grounds.tolerance);
  const isSame = shapes.count <= looks.shapes.most && grounds.count <= looks.grounds.most;
  const { diff } = shapes.count > looks.shapes.most ? shapes : grounds;
  return { same: isSame, different: { shapes: shapes.count, grounds: grounds.count }, diff: await asPng(diff, before) };
}

/** The same picture in at most 64 colours: a few kB, so that all of them can stay in the repository. */
export const smallPicture = (png: Buffer): Promise<Buffer> =>
  sharp(png).png({ palette: true, colours: 64, dither: 0, compressionLevel: 9, effort: 7 }).toBuffer();

type Pixels = Awaited<ReturnType<typeof softened>>;

async function softened(png: Buffer) {
  const { width } = await sharp(png).metadata();
  return sharp(png)
    .ensureAlpha()
    .resize({ width: Math.round(width * scale), kernel: 'linear' })
    .blur(softness)
    .raw()
    .toBuffer({ resolveWithObject: true });
}

const withoutLetters = ({ data, info: { width, height } }: Pixels): Promise<Pixels> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .median(5)
    .raw()
    .toBuffer({ resolveWithObject: true });

function differences(before: Pixels, after: Pixels, threshold: number) {
  const { width, height } = before.info;
  const diff = Buffer.alloc(before.data.length);
  return { count: pixelmatch(before.data, after.data, diff, width, height, { threshold, includeAA: true }), diff };
}

const asPng = (data: Buffer, { info: { width, height } }: Pixels): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
