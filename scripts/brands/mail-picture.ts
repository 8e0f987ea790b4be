import sharp from 'sharp';
import type { Brand } from '../../packages/platform/src/brand/brand.ts';

/** The size of the picture in px, which is twice the box of a brand's `mail.svg`. */
const size = { width: 1200, height: 320 };

/**
 * Draws the picture of a brand's emails as a PNG, because many email programs show no SVG. Resolves with undefined if
 * the existing picture looks the same.
 */
export async function drawMailPicture(
  drawing: Buffer,
  existing: Buffer,
  { colours }: Pick<Brand, 'colours'>,
): Promise<Buffer | undefined> {
  const drawn = sharp(drawing, { density: 144 })
    .resize({ ...size, fit: 'contain', background: colours.hero })
    .flatten({ background: colours.hero })
    .removeAlpha();
  const picture = await drawn.png({ palette: true, colours: 64, compressionLevel: 9 }).toBuffer();
  return existing.length > 0 && (await differ(picture, existing)) < 2 ? undefined : picture;
}

/** Returns the mean difference of two pictures, from 0 to 255. Processors draw edges slightly differently, so equal pictures can have a small one. */
async function differ(one: Buffer, other: Buffer): Promise<number> {
  const [left, right] = await Promise.all([one, other].map((file) => sharp(file).removeAlpha().raw().toBuffer()));
  if (!left || left.length !== right?.length) return 255;
  let sum = 0;
  for (const [at, value] of left.entries()) sum += Math.abs(value - (right[at] ?? 0));
  return sum / left.length;
}
