import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/**
 * Messages for fields without an answer, by `<issue code>.<field>`. English messages for text fields begin as specified
 * (MSG-01).
 */
export const fieldIssues = defineText(
  'field-issues',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
