import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/**
 * Names of the entries in the reference lists of @quayside/rules: `industry.banking`, `occupation.manager`,
 * `business.K`, `idSource.typed`, `area.kowloon`.
 */
export const reference = defineText(
  'reference',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
