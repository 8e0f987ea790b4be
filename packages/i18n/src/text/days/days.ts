import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** Names of weekdays and months, and date formats. */
export const days = defineText('days', en, (language) => import(`./${language}.json`, { with: { type: 'json' } }));
