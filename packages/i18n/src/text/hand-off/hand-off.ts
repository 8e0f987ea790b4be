import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** Texts of a step that continues on a phone: the code to scan, the wait on the desktop, and the pages on the phone. */
export const handOff = defineText(
  'hand-off',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
