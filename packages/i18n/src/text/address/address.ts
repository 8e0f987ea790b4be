import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** Texts of postal addresses. `line1.SG` is the label of `line1` in Singapore. */
export const address = defineText(
  'address',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
