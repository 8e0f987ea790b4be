import { defineText } from '@quayside/i18n/define-text';
import type {} from '@quayside/i18n/internals/text-overrides'; // the declaration below extends it
import en from './texts/en.json' with { type: 'json' };

/** The text group with the labels and text alternatives of the charts that explain options, futures and CFDs. */
export const derivativePictures = defineText(
  'derivative-pictures',
  en,
  (language) => import(`./texts/${language}.json`, { with: { type: 'json' } }),
);

declare module '@quayside/i18n/internals/text-overrides' {
  interface TextGroups {
    readonly 'derivative-pictures': typeof derivativePictures;
  }
}
