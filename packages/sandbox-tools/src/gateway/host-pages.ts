import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { detectLanguage, type Language, languages, parseLanguage, preferencesOf } from '@quayside/i18n/language';
import type { PageParameters } from '@quayside/platform/page-parameters';
import type { PagePolicy } from './security-headers.ts';

/** `pages.json`, which a host's build writes beside its pages. File paths are relative to the build. */
export type HostPages = PagePolicy & {
  /** shown where neither the customer nor the browser says anything; English in builds that name none */
  defaultLanguage?: Language;
  /** route → language → prerendered file */
  pages: Record<string, Partial<Record<Language, string>>>;
  /** language → the page for every route that is not prerendered */
  shell: Partial<Record<Language, string>>;
};

export const readHostPages = (folder: string): HostPages =>
  JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8'));

export const languageCookie = 'quayside-language';

export type LanguageHints = {
  /** of the query and of a host app's user agent */
  parameters: PageParameters;
  cookie?: string | undefined;
  acceptLanguage?: string | undefined;
  /** the native app keeps the specified mapping of its language (LANG-03) */
  place: 'app' | 'browser';
};

/** Picks the page language by the client’s own rule, so that prerendering matches hydration. */
export const languageOfRequest = (
  { parameters, cookie, acceptLanguage, place }: LanguageHints,
  { defaultLanguage = 'en', shell }: HostPages,
): Language => {
  const preferences = preferencesOf(acceptLanguage);
  return detectLanguage({
    chosen: cookie,
    parameter: parameters.langType,
    ...(place === 'app' ? { browser: preferences[0] } : { preferences }),
    offered: languages.filter((one) => shell[one]),
    editionDefault: defaultLanguage,
  });
};

/** The file for a route in a language; the shell where the route is not prerendered; the edition's default language, then English, where the language is not there. */
export function pageFile(host: HostPages, route: string, language: Language): string | undefined {
  const page = Object.hasOwn(host.pages, route) ? host.pages[route] : undefined;
  const { defaultLanguage = 'en' } = host;
  for (const one of [language, defaultLanguage, 'en'] as const) {
    const file = page?.[one] ?? host.shell[one];
    if (file) return file;
  }
  return undefined;
}

/** The `quayside-language` of a Cookie header, where it is a language that we have. */
export function languageOfCookie(header: string | undefined): Language | undefined {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('='));
  const value = pairs.find(([name]) => name === languageCookie)?.[1];
  return parseLanguage(value);
}
