import type { Language } from '@quayside/i18n/language';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Edition } from './edition.ts';
import { resolvePageLanguage } from './page-language.ts';

const edition = {
  languages: ['en', 'zh-Hans', 'zh-Hant', 'ms', 'th', 'ja'],
  defaultLanguage: 'zh-Hans',
} as unknown as Edition;

type Browser = { language?: string; languages?: readonly string[] | undefined; kept?: number; cookie?: string };

function inBrowser({ language, languages, kept, cookie = '' }: Browser): void {
  vi.stubGlobal('navigator', { language: language ?? languages?.[0] ?? '', languages });
  vi.stubGlobal('document', { cookie });
  vi.stubGlobal('localStorage', { getItem: () => (kept === undefined ? null : JSON.stringify({ value: kept })) });
}

beforeEach(() => inBrowser({}));
afterEach(() => vi.unstubAllGlobals());

test.each<[Browser, Language]>([
  [{ languages: ['ja-JP', 'en-US'] }, 'ja'],
  [{ languages: ['ms-MY'] }, 'ms'],
  [{ languages: ['fr-FR', 'th-TH'] }, 'th'],
  [{ languages: ['zh-Hant-HK', 'en'] }, 'zh-Hant'],
  [{ languages: ['id-ID'] }, 'en'],
  [{ language: 'th', languages: undefined }, 'th'],
  [{ language: 'ja', languages: ['en-US', 'en'] }, 'ja'],
  [{ language: '', languages: ['en-US'] }, 'zh-Hans'],
  [{}, 'zh-Hans'],
  [{ languages: ['ja'], kept: 5 }, 'th'],
  [{ languages: ['ja'], kept: 5, cookie: 'a=b; quayside-language=ms' }, 'ms'],
])('a browser with the language settings %j starts in %s', (browser, expected) => {
  inBrowser(browser);
  expect(resolvePageLanguage(edition, {}, 'browser')).toBe(expected);
});

test.each<[Browser, Language]>([
  [{ languages: ['ja-JP'] }, 'en'],
  [{ languages: ['th-TH', 'zh-TW'] }, 'en'],
  [{ languages: ['zh-TW', 'ja'] }, 'zh-Hant'],
  [{ languages: ['ja'], kept: 5 }, 'en'],
  [{}, 'zh-Hans'],
])('LANG-03 the native app with the language settings %j starts in %s', (browser, expected) => {
  inBrowser(browser);
  expect(resolvePageLanguage(edition, {}, 'app')).toBe(expected);
});

test.each(['app', 'browser'] as const)('in the %s, langType takes precedence over the device’s languages', (place) => {
  inBrowser({ languages: ['ja'] });
  expect(resolvePageLanguage(edition, { langType: 1 }, place)).toBe('zh-Hans');
});

test('an edition that lacks the browser’s language starts in English, and one that lacks the langType in its default', () => {
  const malaysia = { languages: ['ms', 'en'], defaultLanguage: 'ms' } as unknown as Edition;
  inBrowser({ languages: ['ja'] });
  expect(resolvePageLanguage(malaysia, {}, 'browser')).toBe('en');
  expect(resolvePageLanguage(malaysia, { langType: 6 }, 'browser')).toBe('ms');
});
