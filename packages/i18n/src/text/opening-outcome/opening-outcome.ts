import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** /not-eligible: for each reason the rule, why it applies to the customer, and what the customer can do. */
export const openingOutcome = defineText(
  'opening-outcome',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
