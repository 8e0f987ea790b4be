import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** Texts of the home page for visitors who are not signed in: who can open an account in this edition, what to prepare, the steps. */
export const home = defineText('home', en, (language) => import(`./${language}.json`, { with: { type: 'json' } }));
