import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** Texts of the to-dos on home, account centre and account details: margin calls, corrections, forms that are due, drafts. */
export const toDos = defineText('to-dos', en, (language) => import(`./${language}.json`, { with: { type: 'json' } }));
