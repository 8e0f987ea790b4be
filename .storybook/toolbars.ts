import { languages, ownNames } from '../packages/i18n/src/language.ts';
import { pseudoLocale } from '../packages/testing/src/pseudo-locale/pseudo-locale.ts';
import { editions } from './editions.ts';
import { networkWords } from './network-strip.tsx';
import { textViews } from './texts.ts';

const byEdition = (what: string) => ({ value: 'edition', title: `${what} by edition` });

export const toolbars = {
  language: toolbar('Language', 'globe', [
    ...languages.map((value) => ({ value, title: ownNames[value] })),
    byEdition('Language'),
    { value: pseudoLocale, title: 'Pseudo-locale: longer, accented English' },
  ]),
  skin: toolbar('Skin', 'paintbrush', named('white', 'black', 'blue', 'system')),
  edition: toolbar(
    'Edition',
    'location',
    Object.entries(editions).map(([value, { title }]) => ({ value, title })),
  ),
  theme: toolbar('Theme', 'starhollow', [byEdition('Theme'), ...named('standard', 'pro')]),
  stockColor: toolbar('Stock colours', 'graphline', [
    byEdition('Stock colours'),
    { value: '1', title: '1: red up, green down' },
    { value: '2', title: '2: green up, red down' },
  ]),
  textSize: toolbar(
    'Text size',
    'zoom',
    ['100', '130', '200'].map((value) => ({ value, title: `Text ${value} %` })),
  ),
  network: toolbar(
    'Network',
    'lightning',
    Object.entries(networkWords).map(([value, title]) => ({ value, title })),
  ),
  texts: toolbar(
    'Texts',
    'key',
    Object.entries(textViews).map(([value, title]) => ({ value, title })),
  ),
};

type Item = { value: string; title: string };

function named(...values: string[]): Item[] {
  return values.map((value) => ({ value, title: `${value[0]?.toUpperCase()}${value.slice(1)}` }));
}

function toolbar<Icon extends string>(title: string, icon: Icon, items: Item[]) {
  return { description: title, toolbar: { title, icon, items, dynamicTitle: true } };
}
