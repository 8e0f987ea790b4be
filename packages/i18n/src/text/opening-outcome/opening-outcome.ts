import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** /not-eligible: for each reason what rules somebody out, what of theirs it was, and what they can do. */
export const openingOutcome = defineText(
  'opening-outcome',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
