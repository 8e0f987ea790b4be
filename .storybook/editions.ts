import type { Language } from '../packages/i18n/src/language.ts';
import { type AppType, hasProTheme } from '../packages/platform/src/app-type.ts';

type EditionLook = {
  readonly title: string;
  readonly appType: AppType;
  /** shown until a language is chosen */
  readonly language: Language;
};

/**
 * What the toolbar needs to know of each edition; what it offers follows from its app type. Not read from hosts/, whose flows every story would then load with it:
 * scripts/editions/editions.test.ts holds the two together.
 */
export const editions = {
  sg: { title: 'Singapore (12)', appType: 12, language: 'en' },
  hk: { title: 'Hong Kong (2)', appType: 2, language: 'zh-Hans' },
  mainland: { title: 'Mainland (1)', appType: 1, language: 'zh-Hans' },
  pro: { title: 'Pro (5)', appType: 5, language: 'zh-Hans' },
} as const satisfies Record<string, EditionLook>;

/** The edition of the toolbar; Singapore's while it says none. */
export const editionOf = ({ edition = 'sg' }: Readonly<Record<string, string>>): EditionLook =>
  editions[edition as keyof typeof editions] ?? editions.sg;

export type Look = { language: Language; theme: 'standard' | 'pro'; stockColor: '1' | '2' };

/** What the toolbar's choices come to: `edition` in a menu leaves it to the edition. Stock colours are type 1 for simplified Chinese, else 2. */
export function lookOf(globals: Readonly<Record<string, string>>): Look {
  const edition = editionOf(globals);
  const language = globals.language === 'edition' ? edition.language : (globals.language as Language);
  const stockColor = globals.stockColor === 'edition' ? (language === 'zh-Hans' ? '1' : '2') : globals.stockColor;
  const theme = globals.theme === 'edition' ? (hasProTheme(edition.appType) ? 'pro' : 'standard') : globals.theme;
  return { language, theme: theme as Look['theme'], stockColor: stockColor as Look['stockColor'] };
}
