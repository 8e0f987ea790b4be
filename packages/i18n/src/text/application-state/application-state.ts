import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** Texts of /success and /sg-account-state: the result and the status of an application. */
export const applicationState = defineText(
  'application-state',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
