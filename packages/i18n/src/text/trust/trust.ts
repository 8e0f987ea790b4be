import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** Who supervises us, how what a customer sends is protected, who sees it and how long it is kept. */
export const trust = defineText('trust', en, (language) => import(`./${language}.json`, { with: { type: 'json' } }));
