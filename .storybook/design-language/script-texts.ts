import type { Messages } from '../../packages/i18n/src/define-text.ts';
import type { Language } from '../../packages/i18n/src/language.ts';
import type applicationState from '../../packages/i18n/src/text/application-state/en.json';
import type homeStatus from '../../packages/i18n/src/text/home-status/en.json';
import type openingFirst from '../../packages/i18n/src/text/opening-first/en.json';
import { OPENING_MINUTES } from '../../packages/rules/src/limits/limits.ts';

const base = '../../packages/i18n/src/text';
const files = import.meta.glob<Messages>(
  '../../packages/i18n/src/text/{application-state,home-status,opening-first}/*.json',
  { eager: true, import: 'default' },
);

/** The types of the text groups, so that the type check finds a removed key. */
type Groups = {
  readonly 'application-state': typeof applicationState;
  readonly 'home-status': typeof homeStatus;
  readonly 'opening-first': typeof openingFirst;
};

/** Texts of the product in one language, for samples of type. */
export type ScriptTexts = {
  readonly language: Language;
  /** The name of the language in that language. */
  readonly name: string;
  readonly word: string;
  readonly heading: string;
  readonly sentence: string;
};

const names: readonly (readonly [Language, string])[] = [
  ['en', 'English'],
  ['zh-Hans', '简体中文'],
  ['zh-Hant', '繁體中文'],
  ['ja', '日本語'],
  ['ms', 'Bahasa Melayu'],
  ['th', 'ไทย'],
];

/** The same texts of the product in all six languages. Samples of type show them, so they match the product. */
export const scriptTexts: readonly ScriptTexts[] = names.map(([language, name]) => {
  const said = <G extends keyof Groups>(group: G, key: Extract<keyof Groups[G], string>): string => {
    const words = files[`${base}/${group}/${language}.json`]?.[key];
    if (words === undefined) throw new TypeError(`${group} has no ${key} in ${language}`);
    return words.replace('{{minutes}}', String(OPENING_MINUTES));
  };
  return {
    language,
    name,
    word: said('application-state', 'opened.trade'),
    heading: said('home-status', 'newHeading'),
    sentence: said('opening-first', 'none_other'),
  };
});

/** The English entry of `scriptTexts`, for samples in one script. */
export const englishScriptTexts = scriptTexts.find(({ language }) => language === 'en') as ScriptTexts;
