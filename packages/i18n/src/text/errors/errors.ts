import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** Messages for errors between the page and the server, by the `messageKey` of the error (ERR-01 to ERR-04). They explain what happened and what to do. */
export const errors = defineText('errors', en, (language) => import(`./${language}.json`, { with: { type: 'json' } }));
