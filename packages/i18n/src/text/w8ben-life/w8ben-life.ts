import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** The W-8BEN after an account is open: how it stands, what has changed, the affidavit. The English of `affidavit.same` and `affidavit.moved` is binding. */
export const w8benLife = defineText(
  'w8ben-life',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
