import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** What a host says around its screens: a login that failed, a page that did not load, a flow that is not offered. */
export const host = defineText('host', en, (language) => import(`./${language}.json`, { with: { type: 'json' } }));
