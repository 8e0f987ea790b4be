import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** The face picture: before, during, accepted, not accepted, not accepted repeatedly. */
export const openingFace = defineText(
  'opening-face',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
