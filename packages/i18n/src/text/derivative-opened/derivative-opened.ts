import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** The approval of a product: what the customer can trade, the limit, and where to find the account. */
export const derivativeOpened = defineText(
  'derivative-opened',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
