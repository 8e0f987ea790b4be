import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** The parts of a postal address. `line1.SG` is how the country calls `line1`. */
export const address = defineText(
  'address',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
