import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** Texts of the calendar, with months and weekdays. The formats of `Intl` are not used, because they differ between web views. */
export const uiCalendar = defineText(
  'ui-calendar',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
