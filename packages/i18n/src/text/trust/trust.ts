import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** Assurances about regulation and data: how data is protected, who sees it, how long it is kept. */
export const trust = defineText('trust', en, (language) => import(`./${language}.json`, { with: { type: 'json' } }));
