import type { Language } from '../../packages/i18n/src/language.ts';

/** One picture: a story in a skin and a language, 390 px wide. */
export type Shot = {
  readonly story: string;
  readonly skin: string;
  readonly language: Language;
  /** px */
  readonly height: number;
};

type Key = { story: string; height?: number; languages?: readonly Language[] };

const skins = ['white', 'black', 'blue'];
const bothLanguages: readonly Language[] = ['en', 'th'];

/** Components that most screens have, and whole screens. */
const keys: readonly Key[] = [
  { story: 'components-actions-button--long-words', height: 240 },
  { story: 'components-fields-text-field--wrong', height: 240 },
  { story: 'components-fields-date-field--part-wrong', height: 240 },
  { story: 'components-fields-country-field--open' },
  { story: 'components-feedback-error-summary--fields-named', height: 480, languages: ['en'] },
  { story: 'components-overlays-dialog--open' },
  { story: 'components-overlays-sheet--open' },
  { story: 'components-layout-cell--with-detail', height: 240 },
  { story: 'components-data-summary-list--check-your-answers', height: 600 },
  { story: 'components-data-area-chart--ready', height: 480 },
  { story: 'components-data-donut--ready', height: 480 },
  { story: 'components-data-gauge--safe', height: 480 },
  { story: 'screens-opening-how-to-open--empty', languages: ['en'] },
  { story: 'screens-opening-contact--empty', languages: ['th'] },
  { story: 'screens-opening-basic-information--filled', height: 2000 },
  { story: 'screens-opening-basic-information--errors', height: 2500, languages: ['en'] },
  { story: 'screens-opening-basic-information--thai-errors', height: 2500, languages: ['th'] },
  { story: 'screens-opening-contact--filled', height: 1300 },
  { story: 'screens-opening-check-your-answers--under-review-read-only', height: 2400, languages: ['en'] },
  { story: 'screens-opening-check-your-answers--thai-narrow', height: 2400, languages: ['th'] },
  { story: 'screens-opening-status--opened' },
];

export const shots: readonly Shot[] = keys.flatMap(({ story, height = 844, languages = bothLanguages }) =>
  languages.flatMap((language) => skins.map((skin) => ({ story, skin, language, height }))),
);

export const nameOf = ({ story, language, skin }: Shot): string => `${story}.${language}.${skin}.png`;
