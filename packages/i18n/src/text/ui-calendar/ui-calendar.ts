import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** Months, weekdays and other texts of the calendar. The date formats of web views differ, so they are not used. */
export const uiCalendar = defineText(
  'ui-calendar',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
