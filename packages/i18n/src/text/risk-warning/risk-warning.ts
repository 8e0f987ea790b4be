import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** Texts of the warning about a product above the risk profile, and of its acknowledgement. */
export const riskWarning = defineText(
  'risk-warning',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
