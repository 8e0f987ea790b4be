import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** Home before anybody is signed in: who may open an account in which edition, what to have ready, what comes next. */
export const home = defineText('home', en, (language) => import(`./${language}.json`, { with: { type: 'json' } }));
