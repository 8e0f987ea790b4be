import { createPhoto, type Disturbance } from './corpus.ts';
import { type Specimen, toZoneName } from './zone-lines.ts';

/** A photo for a browser test, with the correct values of the fields that a reader can return. */
export type ExpectedPhoto = {
  readonly seed: number;
  readonly disturbance: Disturbance;
  readonly size: Specimen['size'];
  /** The JPEG file in Base64. */
  readonly jpeg: string;
  /** The correct values by field. Countries are codes of the machine-readable zone, such as `SGP`. */
  readonly values: Readonly<Record<string, string>>;
};

const drawing = new Map<number, Promise<ExpectedPhoto>>();

/** Draws the photo of a seed, as a Vitest browser command. Also starts to draw the photo of the seed `next`, while the browser reads this one. */
export async function documentPhoto(_: unknown, seed: number, next?: number): Promise<ExpectedPhoto> {
  const photo = drawing.get(seed) ?? draw(seed);
  drawing.delete(seed);
  const drawn = await photo;
  if (next !== undefined) drawing.set(next, draw(next));
  return drawn;
}

/**
 * Returns the first seed and the number of photos to read, as a Vitest browser command. QUAYSIDE_SEED and QUAYSIDE_PHOTOS set them. Default: seed 0 and 12
 * photos.
 */
export const photoPlan = (): { readonly first: number; readonly photos: number } => ({
  first: Number(process.env.QUAYSIDE_SEED ?? 0),
  photos: Number(process.env.QUAYSIDE_PHOTOS ?? 12),
});

async function draw(seed: number): Promise<ExpectedPhoto> {
  const { disturbance, specimen, jpeg } = await createPhoto(seed);
  const [surname, givenNames] = [specimen.surname, specimen.givenNames].map((name) =>
    toZoneName(name).replaceAll('<', ' ').trim(),
  );
  const { number, birthDate, gender, nationality, issuer, expiresOn } = specimen;
  return {
    seed,
    disturbance,
    size: specimen.size,
    jpeg: jpeg.toString('base64'),
    values: {
      number,
      birthDate,
      expiresOn,
      gender,
      nationality,
      issuer,
      surname: surname ?? '',
      ...(givenNames ? { givenNames } : {}),
      fullName: `${surname} ${givenNames}`.trim(),
    },
  };
}
