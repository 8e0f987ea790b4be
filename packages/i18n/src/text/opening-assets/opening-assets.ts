import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** /sg-assets-info: employment, income, net worth, source of wealth, education. */
export const openingAssets = defineText(
  'opening-assets',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
