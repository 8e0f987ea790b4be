import { type Disturbance, photoOf } from './corpus.ts';
import { inZone, type Specimen } from './zone-lines.ts';

/** A photo for a browser, with the values that a reader may return for it. */
export type ExpectedPhoto = {
  readonly seed: number;
  readonly disturbance: Disturbance;
  readonly size: Specimen['size'];
  readonly jpeg: string;
  /** Countries are zone codes such as `SGP`. */
  readonly values: Readonly<Record<string, string>>;
};

const drawing = new Map<number, Promise<ExpectedPhoto>>();

/** Vitest browser command: draws the photo of a seed. Also starts to draw the `next` one, while the browser reads. */
export async function documentPhoto(_: unknown, seed: number, next?: number): Promise<ExpectedPhoto> {
  const photo = drawing.get(seed) ?? draw(seed);
  drawing.delete(seed);
  const drawn = await photo;
  if (next !== undefined) drawing.set(next, draw(next));
  return drawn;
}

/** Vitest browser command: returns which photos to read, from the environment. The default of 12 is the regression test. `first` is the first seed. */
export const photoPlan = (): { readonly first: number; readonly photos: number } => ({
  first: Number(process.env.QUAYSIDE_SEED ?? 0),
  photos: Number(process.env.QUAYSIDE_PHOTOS ?? 12),
});

async function draw(seed: number): Promise<ExpectedPhoto> {
  const { disturbance, specimen, jpeg } = await photoOf(seed);
  const [surname, givenNames] = [specimen.surname, specimen.givenNames].map((name) =>
    inZone(name).replaceAll('<', ' ').trim(),
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
