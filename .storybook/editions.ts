import type { Edition } from '../packages/host/src/edition.ts';
import type { Language } from '../packages/i18n/src/language.ts';
import { hasProTheme } from '../packages/platform/src/app-type.ts';
import { pseudoLocale } from '../packages/testing/src/pseudo-locale/pseudo-locale.ts';

const loaded = import.meta.glob<Edition>('../hosts/*/src/edition.ts', { import: 'edition', eager: true });
const hosts = import.meta.glob<{ title: string }>('../hosts/*/package.json', { import: 'quayside', eager: true });
const sheets = import.meta.glob<string>('../hosts/*/src/{brand,display-font}.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const icons = import.meta.glob<string>('../hosts/*/public/icon.svg', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** Returns the tokens of a brand. Singapore's colours are the defaults, so only its font counts. */
function tokensOf(host: string): Readonly<Record<string, string>> {
  const css = ['brand', 'display-font']
    .filter((sheet) => host !== 'sg' || sheet !== 'brand')
    .map((sheet) => sheets[`../hosts/${host}/src/${sheet}.css`])
    .join('');
  const tokens = [...css.matchAll(/(--q-[\w-]+): ((?!url)[^;]+);/g)].map(([, name, value]) => [name, value]);
  return { ...Object.fromEntries(tokens), '--q-brand-mark': `url("${icons[`../hosts/${host}/public/icon.svg`]}")` };
}

const byHost = Object.values(loaded).map(({ name, appType, defaultLanguage }) => {
  const title = hosts[`../hosts/${name}/package.json`]?.title ?? name;
  return [name, { title, appType, language: defaultLanguage, tokens: tokensOf(name) }] as const;
});
type EditionLook = (typeof byHost)[number][1];

/** The editions of the hosts with their brands, Singapore first. */
export const editions = Object.fromEntries(
  byHost.toSorted(([a], [b]) => Number(b === 'sg') - Number(a === 'sg')),
) as Readonly<Record<string, EditionLook>> & { readonly sg: EditionLook };

export const editionOf = ({ edition = 'sg' }: Readonly<Record<string, string>>) => editions[edition] ?? editions.sg;

export type Look = { language: Language; isPseudo: boolean; theme: 'standard' | 'pro'; stockColor: '1' | '2' };

/**
 * Resolves the toolbar's choices: `edition` means the value of the edition. Stock colours are type 1 for simplified
 * Chinese, else 2. The pseudo-locale is English with other texts.
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
