import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** What a field lacks, by `<issue code>.<field>`. English sentences for text begin as the specification says (MSG-01). */
export const fieldIssues = defineText(
  'field-issues',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
