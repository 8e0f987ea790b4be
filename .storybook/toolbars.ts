import { type Language, languages, nativeLanguageNames } from '../packages/i18n/src/language.ts';
import { pseudoLocale } from '../packages/testing/src/pseudo-locale/pseudo-locale.ts';
import { toolbarEditions } from './editions.ts';
import { networkLabels } from './network-strip.tsx';
import { textViews } from './texts.ts';

const shortNames: Record<Language, string> = {
  en: 'EN',
  'zh-Hans': '简',
  'zh-Hant': '繁',
  ms: 'MS',
  th: 'ไทย',
  ja: '日本語',
};

const capitalised = (word: string) => `${(word[0] ?? '').toUpperCase()}${word.slice(1)}`;
const editionCode = (edition: string) => (edition.length > 3 ? capitalised(edition) : edition.toUpperCase());

/** An entry of a menu. The menu shows `right` beside the title. The toolbar shows only the title, so it is short enough for 1280 px. */
type Item = { value: string; title: string; right?: string };

/** The menus of the toolbar. Readers change language, skin and edition most often, so these are first. */
export const toolbarMenus = {
  language: toolbar('Language', 'globe', [
    ...languages.map((value) => ({ value, title: shortNames[value], right: nativeLanguageNames[value] })),
    { value: 'edition', title: 'Auto language', right: 'As the edition has it' },
    { value: pseudoLocale, title: 'Pseudo', right: 'Longer, accented English' },
  ]),
  skin: toolbar('Skin: ground and ink, by day and by night', 'paintbrush', named('white', 'black', 'blue', 'system')),
  edition: toolbar(
    'Edition: the app of a region',
    'location',
    Object.entries(toolbarEditions).map(([value, { title }]) => ({ value, title: editionCode(value), right: title })),
  ),
  theme: toolbar('Theme: forms and colours of an app type', 'starhollow', [
    { value: 'edition', title: 'Auto theme', right: 'As the edition has it' },
    { value: 'standard', title: 'Standard', right: 'Brand of the edition' },
    { value: 'pro', title: 'Pro', right: 'Colours and rows of the pro app' },
  ]),
  stockColor: toolbar('Prices: colours of rising and falling', 'graphline', [
    { value: 'edition', title: 'Auto prices', right: 'As the language has it' },
    { value: '1', title: 'Red up', right: 'Green down' },
    { value: '2', title: 'Green up', right: 'Red down' },
  ]),
  textSize: toolbar(
    'Size of text',
    'zoom',
    ['100', '130', '200'].map((value) => ({ value, title: `${value} %` })),
  ),
  network: toolbar(
    'Network',
    'lightning',
    Object.entries(networkLabels).map(([value, words]) => {
      const [, title = words, right = ''] = /^(\w+):? ?(.*)$/.exec(words) ?? [];
      return { value, title, right: capitalised(right) };
    }),
  ),
  texts: toolbar(
    'Texts, for translators',
    'key',
    Object.entries(textViews).map(([value, title]) => ({ value, title })),
  ),
};

function named(...values: string[]): Item[] {
  return values.map((value) => ({ value, title: capitalised(value) }));
}

/** Returns a menu that shows the chosen title beside its icon. */
function toolbar<Icon extends string>(title: string, icon: Icon, items: Item[]) {
  return { description: title, toolbar: { title, icon, items: items.map(withoutRepetition), dynamicTitle: true } };
}

function withoutRepetition({ right, ...item }: Item): Item {
  return right && right.toLowerCase() !== item.title.toLowerCase() ? { ...item, right } : item;
}
