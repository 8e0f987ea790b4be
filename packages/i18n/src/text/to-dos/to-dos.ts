import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** What a customer has to do: margin calls, corrections, forms that are due, drafts. Home, account centre and account details show it. */
export const toDos = defineText('to-dos', en, (language) => import(`./${language}.json`, { with: { type: 'json' } }));
