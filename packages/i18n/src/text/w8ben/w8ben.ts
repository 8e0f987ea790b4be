import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/**
 * Form W-8BEN (Rev. October 2021). The English text of Part III is binding and verbatim; the other languages help to
 * understand it.
 */
export const w8ben = defineText('w8ben', en, (language) => import(`./${language}.json`, { with: { type: 'json' } }));
