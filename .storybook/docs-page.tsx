import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useLayoutEffect, useState } from 'react';
import { GLOBALS_UPDATED, NAVIGATE_URL, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { create } from 'storybook/theming';
import { applyTheme } from './apply-theme.ts';
import { ExampleWordsOfPage, englishWords } from './component-page/example-words.ts';
import { lookOf } from './editions.ts';
import { OnThisPage } from './on-this-page.tsx';
import { valuesAt } from './pages/tokens.tsx';
import { samplesIn } from './samples/samples.tsx';
import { textsIn } from './texts.ts';
import './on-this-page.css';

type Globals = Record<string, string>;

/**
 * Renders a documentation page in the toolbar's theme, with Storybook's own parts (tables, code) in the colours of the
 * tokens.
 */
export function DocsPage({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const globals = useToolbar();
  const [theme, setTheme] = useState(pageTheme);
  useLayoutEffect(() => {
    const applyToolbar = () => {
      applyTheme(globals);
      setTheme(pageTheme());
    };
    applyToolbar();
    const dark = matchMedia('(prefers-color-scheme: dark)');
    dark.addEventListener('change', applyToolbar);
    return () => dark.removeEventListener('change', applyToolbar);
  }, [globals]);
  useEffect(() => passToFrames(globals), [globals]);
  const words = useExampleWords(globals);
  return (
    <ExampleWordsOfPage value={words}>
      <DocsContainer context={context} theme={theme}>
        <OnThisPage onOpen={(id) => addons.getChannel().emit(NAVIGATE_URL, `#${id}`)} />
        {children}
      </DocsContainer>
    </ExampleWordsOfPage>
  );
}

/** Returns the words of examples in the toolbar's language, and English ones until they have loaded. */
function useExampleWords(globals: Globals) {
  const [words, setWords] = useState(englishWords);
  const { language, isPseudo } = globals.language ? lookOf(globals) : { language: 'en' as const, isPseudo: false };
  useEffect(() => {
    let isLeft = false;
    void Promise.all([textsIn({ language, isPseudo }, 'words'), samplesIn({ language, isPseudo })]).then(
      ([texts, samples]) => isLeft || setWords({ texts, samples }),
    );
    return () => {
      isLeft = true;
    };
  }, [language, isPseudo]);
  return words;
}

/**
 * Storybook shows some stories in frames that know nothing of the toolbar. Gives its values to each, also to those that come later. A frame reports the values that it
 * has read from its address, with `textSize` as a number: another address for the same values would load it again and again.
 */
function passToFrames(globals: Globals): () => void {
  const values = Object.entries(globals)
    .filter(([, value]) => typeof value !== 'object')
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  const pass = () => {
    for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[src*="viewMode=story"]')) {
      const address = new URL(frame.src);
      if (address.searchParams.get('globals') === values) continue;
      address.searchParams.set('globals', values);
      frame.src = address.href;
    }
  };
  pass();
  const added = new MutationObserver(pass);
  added.observe(document.body, { childList: true, subtree: true });
  return () => added.disconnect();
}

/** Returns the toolbar's values and their changes, because documentation pages have no story context. */
function useToolbar(): Globals {
  const channel = addons.getChannel();
  const [globals, setGlobals] = useState<Globals>(() => {
    const [last] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as { globals: Globals }[];
    return last?.globals ?? {};
  });
  useEffect(() => {
    const take = (update: { globals: Globals }) => setGlobals(update.globals);
    channel.on(GLOBALS_UPDATED, take);
    channel.on(SET_GLOBALS, take);
    return () => {
      channel.off(GLOBALS_UPDATED, take);
      channel.off(SET_GLOBALS, take);
    };
  }, [channel]);
  return globals;
}

function pageTheme() {
  const tokens = valuesAt(document.documentElement);
  const token = (name: string) => tokens[`--q-${name}`] ?? '';
  const surface = token('surface');
  return create({
    base: isDark(surface) ? 'dark' : 'light',
    appBg: surface,
    appContentBg: surface,
    appPreviewBg: surface,
    appBorderColor: token('line'),
    textColor: token('ink'),
    textMutedColor: token('ink-muted'),
    barBg: surface,
    barTextColor: token('ink-muted'),
    colorPrimary: token('accent'),
    colorSecondary: token('accent'),
    inputBg: surface,
    inputBorder: token('line-strong'),
    inputTextColor: token('ink'),
    fontBase: token('font'),
  });
}

const isDark = (hex: string) => Number.parseInt(hex.slice(1, 3), 16) < 0x80;
