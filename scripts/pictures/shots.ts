import type { Language } from '../../packages/i18n/src/language.ts';

/** One picture: a story in a skin and a language, 390 px wide. */
export type Shot = {
  readonly story: string;
  readonly skin: string;
  readonly language: Language;
  /** px: that of the phone, or as much as the screen is long */
  readonly height: number;
};

type Key = { story: string; height?: number; languages?: readonly Language[] };

const skins = ['white', 'black', 'blue'];
const bothLanguages: readonly Language[] = ['en', 'th'];

/** What a change of the looks shows on first: parts of the kit that most screens have, and whole screens from top to end. */
const keys: readonly Key[] = [
  { story: 'actions-button--long-words', height: 240 },
  { story: 'fields-textfield--wrong', height: 240 },
  { story: 'fields-datefield--part-wrong', height: 240 },
  { story: 'fields-countryfield--open' },
  { story: 'feedback-error-summary--takes-focus', height: 480 },
  { story: 'overlays-dialog--open' },
  { story: 'overlays-sheet--open' },
  { story: 'layout-cell--with-detail', height: 240 },
  { story: 'data-summary-list--check-your-answers', height: 600 },
  { story: 'data-area-chart--ready', height: 480 },
  { story: 'data-donut--ready', height: 480 },
  { story: 'data-gauge--safe', height: 480 },
  { story: 'opening-basic-information--filled', height: 2000 },
  { story: 'opening-basic-information--errors', height: 2500, languages: ['en'] },
  { story: 'opening-basic-information--thai-errors', height: 2500, languages: ['th'] },
  { story: 'opening-contact--filled', height: 1300 },
  { story: 'opening-check-your-answers--read-only', height: 2400, languages: ['en'] },
  { story: 'opening-check-your-answers--thai-narrow', height: 2400, languages: ['th'] },
  { story: 'opening-status--opened' },
];

export const shots: readonly Shot[] = keys.flatMap(({ story, height = 844, languages = bothLanguages }) =>
  languages.flatMap((language) => skins.map((skin) => ({ story, skin, language, height }))),
);

export const nameOf = ({ story, language, skin }: Shot): string => `${story}.${language}.${skin}.png`;
