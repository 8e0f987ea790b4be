import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** What went wrong between the page and the server, by `messageKey` of the error (ERR-01 to ERR-04): what happened, and what to do. */
export const errors = defineText('errors', en, (language) => import(`./${language}.json`, { with: { type: 'json' } }));
