import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** The choices of an application: entering details or a digital ID, tier, number of holders, cash or margin. */
export const openingChoices = defineText(
  'opening-choices',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
