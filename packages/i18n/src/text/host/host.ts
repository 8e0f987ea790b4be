import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** Messages of a host: a login failed, a page did not load, a flow is not available. */
export const host = defineText('host', en, (language) => import(`./${language}.json`, { with: { type: 'json' } }));
