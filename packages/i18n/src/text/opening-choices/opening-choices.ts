import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** The screens of choices: by hand or by digital ID, tier, holders, cash or margin. */
export const openingChoices = defineText(
  'opening-choices',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
