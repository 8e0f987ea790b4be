import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** What rules find wrong, by issue code. English messages of the specification are word for word (MSG-01 to MSG-40). */
export const issues = defineText('issues', en, (language) => import(`./${language}.json`, { with: { type: 'json' } }));
