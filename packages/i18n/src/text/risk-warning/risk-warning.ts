import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** The warning about a product that exceeds the customer's risk profile, and its acknowledgement. */
export const riskWarning = defineText(
  'risk-warning',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
