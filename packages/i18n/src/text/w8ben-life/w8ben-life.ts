import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/**
 * The W-8BEN after an account is open: status, changes, affidavit. The English texts of `affidavit.same` and
 * `affidavit.moved` are binding.
 */
export const w8benLife = defineText(
  'w8ben-life',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
