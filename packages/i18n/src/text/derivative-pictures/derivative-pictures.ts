import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** Labels and text alternatives of the charts that explain options, futures and CFDs. */
export const derivativePictures = defineText(
  'derivative-pictures',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
