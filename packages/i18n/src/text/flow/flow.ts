import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** Texts that the steps of all flows share: progress, saving, offline, leaving. */
export const flow = defineText('flow', en, (language) => import(`./${language}.json`, { with: { type: 'json' } }));
