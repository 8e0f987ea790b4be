import brands from 'virtual:editions';
import type { Language } from '../packages/i18n/src/language.ts';
import { hasProTheme } from '../packages/platform/src/app-type.ts';
import { pseudoLocale } from '../packages/testing/src/pseudo-locale/pseudo-locale.ts';

const marks = import.meta.glob<string>('../hosts/*/public/icon.svg', {
  query: '?inline',
  import: 'default',
  eager: true,
});

const withMark = ([name, brand]: [string, (typeof brands)['sg']]) => [
  name,
  { ...brand, tokens: { ...brand.tokens, '--q-brand-mark': `url("${marks[`../hosts/${name}/public/icon.svg`]}")` } },
];

/** The editions of the hosts, each with the symbol of its brand, which stands in the bar of its screens. */
export const editions = Object.fromEntries(Object.entries(brands).map(withMark)) as typeof brands;

export const editionOf = ({ edition = 'sg' }: Readonly<Record<string, string>>) => editions[edition] ?? editions.sg;

export type Look = { language: Language; isPseudo: boolean; theme: 'standard' | 'pro'; stockColor: '1' | '2' };

/**
 * Resolves the toolbar's choices: `edition` in a menu means the edition's value. Stock colours are type 1 for
 * simplified Chinese, else 2. The pseudo-locale is English with other texts.
 */
export function lookOf(globals: Readonly<Record<string, string>>): Look {
  const edition = editionOf(globals);
  const isPseudo = globals.language === pseudoLocale;
  const chosen = isPseudo ? 'en' : globals.language;
  const language = (chosen === 'edition' ? edition.language : chosen) as Language;
  const stockColor = globals.stockColor === 'edition' ? (language === 'zh-Hans' ? '1' : '2') : globals.stockColor;
  const theme = globals.theme === 'edition' ? (hasProTheme(edition.appType) ? 'pro' : 'standard') : globals.theme;
  return { language, isPseudo, theme: theme as Look['theme'], stockColor: stockColor as Look['stockColor'] };
}
