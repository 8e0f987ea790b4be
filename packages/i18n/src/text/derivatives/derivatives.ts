import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** Applications for options, futures and CFDs: experience, quiz, disclosures, outcomes. */
export const derivatives = defineText(
  'derivatives',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
