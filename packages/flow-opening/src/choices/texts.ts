import { defineText } from '@quayside/i18n/define-text';
import en from './texts/en.json' with { type: 'json' };

/** The choices of an application: entering details or a digital ID, tier, number of holders, cash or margin. */
export const openingChoices = defineText(
  'opening-choices',
  en,
  (language) => import(`./texts/${language}.json`, { with: { type: 'json' } }),
);

declare module '@quayside/i18n/internals/text-overrides' {
  interface TextGroups {
    readonly 'opening-choices': typeof openingChoices;
  }
}
