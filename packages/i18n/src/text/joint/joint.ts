import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** Joint accounts: the overview for both holders, the invitation, and passing one device to the second holder. */
export const joint = defineText('joint', en, (language) => import(`./${language}.json`, { with: { type: 'json' } }));
