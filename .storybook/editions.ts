import type { Edition } from '../packages/host/src/edition.ts';
import type { Language } from '../packages/i18n/src/language.ts';
import { type AppType, editionNames, hasProTheme, type SpecifiedEdition } from '../packages/platform/src/app-type.ts';
import type { Brand } from '../packages/platform/src/brand/brand.ts';
import { pseudoLocale } from '../packages/testing/src/pseudo-locale/pseudo-locale.ts';
import { brandTokens, loadedDisplayStack } from '../packages/ui/src/foundations/brand-tokens.ts';

const hosts = import.meta.glob<Edition>('../hosts/*/src/edition.ts', { import: 'edition', eager: true });
const brands = import.meta.glob<Brand>('../hosts/*/src/brand.ts', { import: 'brand', eager: true });
const facts = import.meta.glob<{ title: string }>('../hosts/*/package.json', { import: 'quayside', eager: true });
const icons = import.meta.glob<string>('../hosts/*/public/icon.svg', {
  query: '?inline',
  import: 'default',
  eager: true,
});

type ShownEdition = {
  readonly title: string;
  readonly appType: AppType;
  readonly language: Language;
  /** Brand tokens that differ from Singapore's, which are the defaults, and the tokens of the display font and the mark. */
  readonly tokens: Readonly<Record<string, string>>;
};

function shown(name: SpecifiedEdition): ShownEdition {
  const edition = hosts[`../hosts/${name}/src/edition.ts`];
  const brand = brands[`../hosts/${name}/src/brand.ts`];
  if (!edition || !brand) throw new TypeError(`hosts/${name} has no edition or no brand.`);
  return {
    title: facts[`../hosts/${name}/package.json`]?.title ?? name,
    appType: edition.appType,
    language: edition.defaultLanguage,
    tokens: {
      ...(name === 'sg' ? {} : brandTokens(brand)), // the kit's own tokens are Singapore's
      '--q-brand-display-font': loadedDisplayStack(brand),
      '--q-display-font': 'var(--q-brand-display-font), var(--q-font)',
      '--q-brand-mark': `url("${icons[`../hosts/${name}/public/icon.svg`]}")`,
    },
  };
}

/** The four editions by the name of their host, each with the tokens of its brand. */
export const toolbarEditions: Readonly<Record<string, ShownEdition>> & { readonly sg: ShownEdition } = {
  ...Object.fromEntries(editionNames.map((name) => [name, shown(name)])),
  sg: shown('sg'),
};

export const findToolbarEdition = ({ edition = 'sg' }: Readonly<Record<string, string>>) =>
  toolbarEditions[edition] ?? toolbarEditions.sg;

export type ToolbarAppearance = {
  language: Language;
  isPseudo: boolean;
  theme: 'standard' | 'pro';
  stockColor: '1' | '2';
};

/**
 * Returns the language, theme and stock colours that the toolbar selects. `edition` stands for the value of the edition;
 * stock colours are then type 1 in simplified Chinese and type 2 in other languages. In the pseudo-locale, `language` is
 * `en`.
 */
export function resolveAppearance(globals: Readonly<Record<string, string>>): ToolbarAppearance {
  const edition = findToolbarEdition(globals);
  const isPseudo = globals.language === pseudoLocale;
  const chosen = isPseudo ? 'en' : globals.language;
  const language = (chosen === 'edition' ? edition.language : chosen) as Language;
  const stockColor = globals.stockColor === 'edition' ? (language === 'zh-Hans' ? '1' : '2') : globals.stockColor;
  const theme = globals.theme === 'edition' ? (hasProTheme(edition.appType) ? 'pro' : 'standard') : globals.theme;
  return {
    language,
    isPseudo,
    theme: theme as ToolbarAppearance['theme'],
    stockColor: stockColor as ToolbarAppearance['stockColor'],
  };
}
