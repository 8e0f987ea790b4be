import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** Texts of components that show information: countdown, pull to refresh, prices, charts, questions, QR codes. */
export const uiReading = defineText(
  'ui-reading',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
