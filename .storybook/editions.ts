import editions from 'virtual:editions';
import type { Language } from '../packages/i18n/src/language.ts';
import { hasProTheme } from '../packages/platform/src/app-type.ts';

export { editions };

export const editionOf = ({ edition = 'sg' }: Readonly<Record<string, string>>) => editions[edition] ?? editions.sg;

export type Look = { language: Language; theme: 'standard' | 'pro'; stockColor: '1' | '2' };

/**
 * Resolves the toolbar's choices: `edition` in a menu means the edition's value. Stock colours are type 1 for
 * simplified Chinese, else 2.
 */
export function lookOf(globals: Readonly<Record<string, string>>): Look {
  const edition = editionOf(globals);
  const language = (globals.language === 'edition' ? edition.language : globals.language) as Language;
  const stockColor = globals.stockColor === 'edition' ? (language === 'zh-Hans' ? '1' : '2') : globals.stockColor;
  const theme = globals.theme === 'edition' ? (hasProTheme(edition.appType) ? 'pro' : 'standard') : globals.theme;
  return { language, theme: theme as Look['theme'], stockColor: stockColor as Look['stockColor'] };
}
