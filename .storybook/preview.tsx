import type { Decorator, Loader, Preview } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import { type Language, languages, ownNames } from '../packages/i18n/src/language.ts';
import type { TextStore } from '../packages/i18n/src/text-store.ts';
import { TextProvider } from '../packages/i18n/src/use-text.tsx';
import { textsIn } from './texts.ts';
import './preview.css';

configure({ asyncUtilTimeout: 15_000 }); // a busy machine is slow, not wrong

const skins = ['white', 'black', 'blue', 'system'];
const textSizes = ['100', '130', '200']; // per cent

const withTexts: Loader = async ({ globals }) => ({ texts: await textsIn(globals.language as Language) });

/** The story inside a root as a host makes one. */
const inRoot: Decorator = (Story, { globals, loaded }) => (
  <Root globals={globals} texts={loaded.texts as TextStore}>
    <Story />
  </Root>
);

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [withTexts],
  decorators: [inRoot],
  initialGlobals: {
    language: import.meta.env.STORYBOOK_LANGUAGE ?? 'en',
    skin: import.meta.env.STORYBOOK_SKIN ?? 'white',
    theme: 'standard',
    stockColor: '2',
    textSize: '100',
    viewport: { value: 'phone', isRotated: false },
  },
  globalTypes: {
    language: toolbar(
      'Language',
      'globe',
      languages.map((value) => ({ value, title: ownNames[value] })),
    ),
    skin: toolbar(
      'Skin',
      'paintbrush',
      skins.map((value) => ({ value, title: value })),
    ),
    theme: toolbar(
      'Theme',
      'starhollow',
      ['standard', 'pro'].map((value) => ({ value, title: value })),
    ),
    stockColor: toolbar('Stock colours', 'graphline', [
      { value: '1', title: '1: red up, green down' },
      { value: '2', title: '2: green up, red down' },
    ]),
    textSize: toolbar(
      'Text size',
      'zoom',
      textSizes.map((value) => ({ value, title: `${value} %` })),
    ),
  },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: {
      storySort: {
        order: ['Start', 'Foundations', 'Layout', 'Actions', 'Fields', 'Feedback', 'Overlays', 'Data', '*'],
      },
    },
    viewport: {
      options: {
        small: { name: 'Small phone 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tall: { name: 'Large phone 430', styles: { width: '430px', height: '932px' }, type: 'mobile' },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
  },
};
export default preview;

function toolbar(title: string, icon: string, items: { value: string; title: string }[]) {
  return { description: title, toolbar: { title, icon, items, dynamicTitle: true } };
}

function Root({
  globals,
  texts,
  children,
}: {
  globals: Record<string, string>;
  texts: TextStore;
  children: ReactNode;
}) {
  const { language, skin, theme, stockColor, textSize } = globals;
  // the same on <html> and <body>, for what pops up outside of the root
  useLayoutEffect(() => {
    const html = document.documentElement;
    Object.assign(html.dataset, { skin, theme, stockColor });
    html.lang = language ?? 'en';
    html.style.fontSize = `${textSize}%`;
    document.body.classList.add('q-root');
  }, [language, skin, theme, stockColor, textSize]);
  return (
    <TextProvider store={texts}>
      <div className="q-root" lang={language} data-skin={skin} data-theme={theme} data-stock-color={stockColor}>
        {children}
      </div>
    </TextProvider>
  );
}
