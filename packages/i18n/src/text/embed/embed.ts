import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** Texts of an embedded flow: all questions are answered, or the flow cannot continue. */
export const embed = defineText('embed', en, (language) => import(`./${language}.json`, { with: { type: 'json' } }));
