import { type Language, languages, ownNames } from '../packages/i18n/src/language.ts';
import { pseudoLocale } from '../packages/testing/src/pseudo-locale/pseudo-locale.ts';
import { editions } from './editions.ts';
import { networkWords } from './network-strip.tsx';
import { textViews } from './texts.ts';

const shortNames: Record<Language, string> = {
  en: 'EN',
  'zh-Hans': '简',
  'zh-Hant': '繁',
  ms: 'MS',
  th: 'ไทย',
  ja: '日本語',
};

const capitalised = (word: string) => `${word[0]?.toUpperCase()}${word.slice(1)}`;
const editionCode = (edition: string) => (edition.length > 3 ? capitalised(edition) : edition.toUpperCase());

/** A menu shows `right` beside the title. The toolbar shows the title alone, which is short so that 1280 px hold it. */
type Item = { value: string; title: string; right?: string };

const byEdition: Item = { value: 'edition', title: 'By edition' };

export const toolbars = {
  language: toolbar('Language', 'globe', [
    ...languages.map((value) => ({ value, title: shortNames[value], right: ownNames[value] })),
    { value: 'edition', title: 'Auto', right: 'Language of the edition' },
    { value: pseudoLocale, title: 'Pseudo', right: 'Longer, accented English' },
  ]),
  skin: toolbar('Skin', 'paintbrush', named('white', 'black', 'blue', 'system')),
  edition: toolbar(
    'Edition',
    'location',
    Object.entries(editions).map(([value, { title }]) => ({ value, title: editionCode(value), right: title })),
  ),
  theme: menu('Theme', 'starhollow', [byEdition, ...named('standard', 'pro')]),
  stockColor: menu(
    'Stock colours',
    'graphline',
    [byEdition, { value: '1', title: '1: red up, green down' }, { value: '2', title: '2: green up, red down' }],
    'Colours',
  ),
  textSize: menu(
    'Text size',
    'zoom',
    ['100', '130', '200'].map((value) => ({ value, title: `Text ${value} %` })),
    'Size',
  ),
  network: menu(
    'Network',
    'lightning',
    Object.entries(networkWords).map(([value, title]) => ({ value, title })),
  ),
  texts: menu(
    'Texts',
    'key',
    Object.entries(textViews).map(([value, title]) => ({ value, title })),
  ),
};

function named(...values: string[]): Item[] {
  return values.map((value) => ({ value, title: capitalised(value) }));
}

/** A menu with the chosen title beside its icon. */
function toolbar<Icon extends string>(title: string, icon: Icon, items: Item[]) {
  return { description: title, toolbar: { title, icon, items, dynamicTitle: true } };
}

/** A menu with one short word beside its icon, because its choice shows on the page. */
function menu<Icon extends string>(description: string, icon: Icon, items: Item[], title = description) {
  return { description, toolbar: { title, icon, items, dynamicTitle: false } };
}
