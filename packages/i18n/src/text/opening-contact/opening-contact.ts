import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** /sg-contact-info: mobile, e-mail, residential and mailing address, and the reason for another country (RULE-11). */
export const openingContact = defineText('opening-contact', en, {
  'zh-Hans': () => import('./zh-Hans.json', { with: { type: 'json' } }),
  'zh-Hant': () => import('./zh-Hant.json', { with: { type: 'json' } }),
  ms: () => import('./ms.json', { with: { type: 'json' } }),
  th: () => import('./th.json', { with: { type: 'json' } }),
  ja: () => import('./ja.json', { with: { type: 'json' } }),
});
