import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** Texts of the home page for signed-in customers: the status of their applications and the next steps. */
export const homeStatus = defineText(
  'home-status',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
