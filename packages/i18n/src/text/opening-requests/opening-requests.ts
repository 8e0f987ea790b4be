import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** What a reviewer asks for later: a bank transfer, more documents, the proof of a relationship. */
export const openingRequests = defineText(
  'opening-requests',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
