import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** Names of weekdays and months, and how a date is written with them. */
export const days = defineText('days', en, (language) => import(`./${language}.json`, { with: { type: 'json' } }));
