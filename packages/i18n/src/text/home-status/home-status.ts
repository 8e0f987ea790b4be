import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** Home once somebody is signed in: where each of their applications stands, and what comes next. */
export const homeStatus = defineText(
  'home-status',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
