import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** The pictures that teach options, futures and CFDs: what is drawn, in words. */
export const derivativePictures = defineText(
  'derivative-pictures',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
