import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** Messages about drafts: changes on two devices, and answers that were not sent. Loaded on demand, because the messages are rare. */
export const drafts = defineText('drafts', en, (language) => import(`./${language}.json`, { with: { type: 'json' } }));
