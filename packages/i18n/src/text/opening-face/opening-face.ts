import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** The face photo: instructions, camera, and the results accepted, rejected and rejected repeatedly. */
export const openingFace = defineText(
  'opening-face',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
