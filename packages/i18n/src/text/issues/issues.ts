import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** Validation messages by issue code. English messages of the specification are verbatim (MSG-01 to MSG-40). */
export const issues = defineText('issues', en, (language) => import(`./${language}.json`, { with: { type: 'json' } }));
