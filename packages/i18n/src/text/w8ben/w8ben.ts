import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** Form W-8BEN (Rev. October 2021). The English words of Part III are those of the form and binding; the other languages help to read them. */
export const w8ben = defineText('w8ben', en, (language) => import(`./${language}.json`, { with: { type: 'json' } }));
