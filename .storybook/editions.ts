import type { Language } from '../packages/i18n/src/language.ts';

type EditionLook = {
  readonly title: string;
  /** shown until a language is chosen */
  readonly language: Language;
  readonly theme?: 'pro';
};

/** How the editions differ in what a component shows (specification, section 7): by app type. The Singapore one ships. */
export const editions = {
  sg: { title: 'Singapore (12)', language: 'en' },
  hk: { title: 'Hong Kong (2)', language: 'zh-Hans' },
  mainland: { title: 'Mainland (1)', language: 'zh-Hans' },
  pro: { title: 'Pro (5)', language: 'zh-Hans', theme: 'pro' },
} as const satisfies Record<string, EditionLook>;

export type Look = { language: Language; theme: 'standard' | 'pro'; stockColor: '1' | '2' };

/** What the toolbar's choices come to: `edition` in a menu leaves it to the edition. Stock colours are type 1 for simplified Chinese, else 2. */
export function lookOf(globals: Readonly<Record<string, string>>): Look {
  const edition: EditionLook = editions[globals.edition as keyof typeof editions] ?? editions.sg;
  const language = globals.language === 'edition' ? edition.language : (globals.language as Language);
  const stockColor = globals.stockColor === 'edition' ? (language === 'zh-Hans' ? '1' : '2') : globals.stockColor;
  const theme = globals.theme === 'edition' ? (edition.theme ?? 'standard') : globals.theme;
  return { language, theme: theme as Look['theme'], stockColor: stockColor as Look['stockColor'] };
}
