import { drawPage } from './document-page.ts';
import { encodeJpeg, type PhotoConditions, photograph, plainConditions } from './photograph.ts';
import { createRandom, type RandomGenerator } from './random.ts';
import { createSpecimen } from './specimens.ts';
import { type DocumentSize, isTruncated, type Specimen } from './zone-lines.ts';

const either = (random: RandomGenerator, least: number, most: number) =>
  random.pick([-1, 1]) * random.between(least, most);

/** The main disturbances of photos, which are in addition to small ones in every photo. A photo with `beyond` is too poor to read. */
const disturbances = {
  none: () => ({}),
  angle: (random) => ({ angle: either(random, 5, 10), fill: 0.76 }),
  turned: (random) => ({ quarterTurns: random.pick([1, 2, 3]) }),
  perspective: (random) => ({ tiltX: either(random, 8, 18), tiltY: either(random, 8, 16), fill: 0.76 }),
  light: (random) => ({ unevenLight: random.between(0.4, 0.65), brightness: random.between(0.55, 1.1) }),
  shadow: (random) => ({ shadow: random.between(0.35, 0.6) }),
  glare: (random) => ({ glare: random.between(0.3, 0.7) }),
  blur: (random) => ({ blur: random.between(0.9, 1.5) }),
  motion: (random) => ({ motion: random.between(2, 4) }),
  noise: (random) => ({ noise: random.between(8, 16) }),
  compression: (random) => ({ pixels: 1200, quality: random.whole(30, 50) }),
  several: (random) => ({
    angle: either(random, 3, 7),
    tiltX: either(random, 4, 10),
    unevenLight: random.between(0.2, 0.45),
    shadow: random.between(0.1, 0.35),
    blur: random.between(0.6, 1),
    noise: random.between(4, 9),
    fill: 0.8,
  }),
  beyond: (random) =>
    random.pick([{ blur: random.between(4, 7) }, { motion: random.between(16, 26) }, { noise: 90, brightness: 0.25 }]),
} satisfies Readonly<Record<string, (random: RandomGenerator) => Partial<PhotoConditions>>>;

/** The name of a photo's main disturbance. */
export type Disturbance = keyof typeof disturbances;

/** The names of all main disturbances. `beyond` is last. */
export const disturbanceNames = Object.keys(disturbances) as readonly Disturbance[];
const documentSizes: readonly DocumentSize[] = ['TD3', 'TD1', 'TD2'];

/** A photo of a document as JPEG, with the data of the document. */
export type Photo = {
  readonly seed: number;
  readonly disturbance: Disturbance;
  readonly specimen: Specimen;
  /** Whether the machine-readable zone truncates the name. */
  readonly truncated: boolean;
  readonly jpeg: Buffer;
};

/** Creates the photo of a seed. The same seed gives the same photo. Consecutive seeds have different disturbances, and then different document sizes. */
export async function createPhoto(seed: number): Promise<Photo> {
  const random = createRandom(seed * 7919 + 17);
  const disturbance = disturbanceNames[seed % disturbanceNames.length] as Disturbance;
  const size = documentSizes[Math.floor(seed / disturbanceNames.length) % documentSizes.length] as DocumentSize;
  const specimen = createSpecimen(random, size);
  const conditions: PhotoConditions = {
    ...plainConditions,
    fill: random.between(0.8, 0.9),
    angle: random.between(-2.5, 2.5),
    tiltX: random.between(-5, 5),
    tiltY: random.between(-5, 5),
    unevenLight: random.between(0.05, 0.25),
    blur: random.between(0.3, 0.7),
    noise: random.between(2, 5),
    quality: random.whole(60, 90),
    ...disturbances[disturbance](random),
  };
  const photo = await photograph(await drawPage(specimen, seed), conditions, seed);
  return {
    seed,
    disturbance,
    specimen,
    truncated: isTruncated(specimen),
    jpeg: await encodeJpeg(photo, conditions.quality),
  };
}
