import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** Later requests of a reviewer: a bank transfer, more documents, proof of a relationship. */
export const openingRequests = defineText(
  'opening-requests',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
