import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/**
 * /sg-contact-info: mobile number, e-mail, residential and mailing address, and the reason for an address in another
 * country (RULE-11).
 */
export const openingContact = defineText(
  'opening-contact',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
