import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** Introductions to options, futures and CFDs: definitions, costs, who can apply, and the steps. */
export const derivativeIntro = defineText(
  'derivative-intro',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
