import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/**
 * The account centre and the tasks that start there: tier changes, margin upgrades, changes of details, requested
 * documents.
 */
export const account = defineText(
  'account',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
