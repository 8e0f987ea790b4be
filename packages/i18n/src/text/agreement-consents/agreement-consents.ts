import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** Texts of /sg-agreement-info: the agreements in force, with a checkbox for each. */
export const agreementConsents = defineText(
  'agreement-consents',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
