import type { EditionName } from '@quayside/platform/app-type';

/** What the apps are called where developers and reviewers see all of them. */
export const editionTitles: Readonly<Record<EditionName, string>> = {
  sg: 'Singapore',
  hk: 'Hong Kong',
  mainland: 'Mainland',
  pro: 'Pro',
};
