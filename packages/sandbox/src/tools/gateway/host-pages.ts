import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { detectLanguage, type Language, languages, parseAcceptLanguage, parseLanguage } from '@quayside/i18n/language';
import type { PageParameters } from '@quayside/platform/page-parameters';
import type { PagePolicy } from './security-headers.ts';

/** Content of `pages.json`, which the build of a host contains. File paths are relative to the build. */
export type HostPages = PagePolicy & {
  /** language if neither customer nor browser has a preference; by default English */
  defaultLanguage?: Language;
  /** route → language → prerendered file */
  pages: Record<string, Partial<Record<Language, string>>>;
  /** language → page for routes that are not prerendered */
  shell: Partial<Record<Language, string>>;
};

/** Reads `pages.json` from the folder of a build. */
export const readHostPages = (folder: string): HostPages =>
  JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8'));

/** Cookie in which the language switcher stores the language. */
export const languageCookie = 'quayside-language';

/** Parts of a request that determine the language of a page. */
export type LanguageHints = {
  /** from the query and the user agent of the native app */
  parameters: PageParameters;
  cookie?: string | undefined;
  acceptLanguage?: string | undefined;
  /** the native app follows the specified mapping of its language (LANG-03) */
  place: 'app' | 'browser';
};

/** Returns the language of a page by the rule that the page itself uses, so that the prerendered page matches hydration. */
export const detectPageLanguage = (
  { parameters, cookie, acceptLanguage, place }: LanguageHints,
  { defaultLanguage = 'en', shell }: HostPages,
): Language => {
  const preferences = parseAcceptLanguage(acceptLanguage);
  return detectLanguage({
    chosen: cookie,
    parameter: parameters.langType,
    ...(place === 'app' ? { browser: preferences[0] } : { preferences }),
    offered: languages.filter((one) => shell[one]),
    editionDefault: defaultLanguage,
  });
};

/** Returns the file of a route in a language, or the shell if the route is not prerendered. Without the language, uses the edition's default, then English. */
export function pageFile(host: HostPages, route: string, language: Language): string | undefined {
  const page = Object.hasOwn(host.pages, route) ? host.pages[route] : undefined;
  const { defaultLanguage = 'en' } = host;
  for (const one of [language, defaultLanguage, 'en'] as const) {
    const file = page?.[one] ?? host.shell[one];
    if (file) return file;
  }
  return undefined;
}

/** Returns the language in the `quayside-language` cookie, or undefined if it is missing or not supported. */
export function readLanguageCookie(header: string | undefined): Language | undefined {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('='));
  const value = pairs.find(([name]) => name === languageCookie)?.[1];
  return parseLanguage(value);
}
