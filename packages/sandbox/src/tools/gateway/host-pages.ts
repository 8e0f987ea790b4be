import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { detectLanguage, type Language, languages, parseAcceptLanguage, parseLanguage } from '@quayside/i18n/language';
import type { PageParameters } from '@quayside/platform/page-parameters';
import type { PagePolicy } from './security-headers.ts';

/** The content of `pages.json`, which is part of a host's build. Paths of files are relative to the build. */
export type HostPages = PagePolicy & {
  /** Language if neither the customer nor the browser prefers an available one; by default English. */
  defaultLanguage?: Language;
  /** Prerendered file of each route and language. */
  pages: Record<string, Partial<Record<Language, string>>>;
  /** File of each language for routes that are not prerendered. */
  shell: Partial<Record<Language, string>>;
};

/** Reads `pages.json` from the folder of a build. */
export const readHostPages = (folder: string): HostPages =>
  JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8'));

/** Name of the cookie in which the language menu stores the customer's choice. */
export const languageCookie = 'quayside-language';

/** What a request says about the language of its page. */
export type LanguageHints = {
  /** Page parameters in the query and in the user agent of the native app. */
  parameters: PageParameters;
  cookie?: string | undefined;
  acceptLanguage?: string | undefined;
  /** Who opened the page; the native app follows the specified mapping of languages (LANG-03). */
  place: 'app' | 'browser';
};

/** Returns the language in which to serve a page. The page itself uses the same rule, so that the prerendered page matches hydration. */
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

/**
 * Returns the file of a route in a language, or the shell if the route is not prerendered. If the language is missing, the edition's default counts, then
 * English. Returns undefined if there is no file at all.
 */
export function pageFile(host: HostPages, route: string, language: Language): string | undefined {
  const page = Object.hasOwn(host.pages, route) ? host.pages[route] : undefined;
  const { defaultLanguage = 'en' } = host;
  for (const one of [language, defaultLanguage, 'en'] as const) {
    const file = page?.[one] ?? host.shell[one];
    if (file) return file;
  }
  return undefined;
}

/** Returns the language in the cookie `quayside-language`, or undefined if it is missing or not supported. `header` is the Cookie header. */
export function readLanguageCookie(header: string | undefined): Language | undefined {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('='));
  const value = pairs.find(([name]) => name === languageCookie)?.[1];
  return parseLanguage(value);
}
