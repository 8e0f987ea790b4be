import { defineText } from '@quayside/i18n/define-text';
import type {} from '@quayside/i18n/internals/text-overrides'; // the declaration below extends it
import en from './texts/en.json' with { type: 'json' };

/** The text group of the introductions to options, futures and CFDs: explanations, costs, requirements and next steps. */
export const derivativeIntro = defineText(
  'derivative-intro',
  en,
  (language) => import(`./texts/${language}.json`, { with: { type: 'json' } }),
);

declare module '@quayside/i18n/internals/text-overrides' {
  interface TextGroups {
    readonly 'derivative-intro': typeof derivativeIntro;
  }
}
