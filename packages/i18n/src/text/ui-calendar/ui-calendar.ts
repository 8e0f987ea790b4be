import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** Months, weekdays and the words around them, in our own words: no web view's date formats are relied on. */
export const uiCalendar = defineText(
  'ui-calendar',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
