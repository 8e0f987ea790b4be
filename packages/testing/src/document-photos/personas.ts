import { drawPage, type Raster } from './document-page.ts';
import { type PhotoConditions, photograph, plainConditions } from './photograph.ts';
import type { Specimen } from './zone-lines.ts';

/** The passports of the customers in journeys, stories and scenarios, with the numbers and dates that those customers type. */
export const passports = {
  /** The passport of `meiLing` in the journeys of `e2e`. */
  'mei-ling': malaysian({ surname: 'Tan', givenNames: 'Mei Ling', birthDate: '1990-01-31', gender: 'female' }),
  /** The passport of the customer in stories (`complete-opening` of the rules package). */
  story: malaysian({
    surname: 'Tan',
    givenNames: 'Mei Ling',
    birthDate: '1990-01-01',
    gender: 'female',
    expiresOn: '2030-05-01',
  }),
  /** The passport of `weiMing` in the joint journeys of `e2e`. */
  'wei-ming': malaysian({ surname: 'Lim', givenNames: 'Wei Ming', birthDate: '1990-01-31', gender: 'female' }),
  /** The passport of the first holder in the sandbox's scenarios (`sampleBaseInfo`). */
  sample: malaysian({ surname: 'Lim', givenNames: 'Wei Ming', birthDate: '1990-05-14', gender: 'male' }),
  /** The passport of the second holder in the sandbox's scenarios. */
  'sample-second': malaysian({
    number: 'A23456789',
    surname: 'Tan',
    givenNames: 'Mei Ling',
    birthDate: '1990-05-14',
    gender: 'male',
  }),
} satisfies Readonly<Record<string, Specimen>>;

/** The name of one of the `passports`. */
export type Persona = keyof typeof passports;

const conditions: PhotoConditions = {
  ...plainConditions,
  pixels: 1280,
  fill: 0.86,
  angle: -1.5,
  tiltX: 5,
  tiltY: -4,
  unevenLight: 0.15,
  blur: 0.5,
  noise: 2,
};

/** Creates a photo of a persona's passport on a table, 1,280 × 960 pixels and identical in each call. `changed` replaces fields of the passport. */
export async function passportPhoto(persona: Persona, changed: Partial<Specimen> = {}): Promise<Raster> {
  const seed = Object.keys(passports).indexOf(persona) + 1;
  return photograph(await drawPage({ ...passports[persona], ...changed }, seed), conditions, seed);
}

function malaysian(
  holder: Pick<Specimen, 'surname' | 'givenNames' | 'birthDate' | 'gender'> & Partial<Specimen>,
): Specimen {
  return {
    size: 'TD3',
    code: 'P',
    issuer: 'MYS',
    nationality: 'MYS',
    number: 'A12345678',
    expiresOn: '2031-06-30',
    optional: '',
    ...holder,
  };
}
