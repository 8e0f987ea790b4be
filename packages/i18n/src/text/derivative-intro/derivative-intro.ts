import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** What options, futures and CFDs are, what they cost, who can apply, and what comes first. */
export const derivativeIntro = defineText(
  'derivative-intro',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
