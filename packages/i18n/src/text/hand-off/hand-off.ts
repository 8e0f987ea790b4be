import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** A step handed from a desktop to a phone: the code to scan, waiting for it, and the phone's own pages. */
export const handOff = defineText(
  'hand-off',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
