import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** /success and /sg-account-state: what became of the application. */
export const applicationState = defineText(
  'application-state',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
