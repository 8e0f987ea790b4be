import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useLayoutEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { create } from 'storybook/theming';
import { applyTheme } from './apply-theme.ts';
import { ExampleTextsContext, englishExampleTexts } from './component-page/example.tsx';
import { resolveAppearance } from './editions.ts';
import { readTokenValues } from './pages/tokens.tsx';
import { loadSampleTranslations } from './samples/samples.tsx';
import { loadTexts } from './texts.ts';

type Globals = Record<string, string>;

/** Renders a documentation page in the toolbar's theme and language. Storybook's own elements take the colours of the tokens. */
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
  return (
    <ExampleTextsContext value={useExampleTexts(globals)}>
      <DocsContainer context={context} theme={theme}>
        {children}
      </DocsContainer>
    </ExampleTextsContext>
  );
}

/** Returns the texts of examples in the toolbar's language. Returns English texts until the others have loaded. */
function useExampleTexts(globals: Globals) {
  const [texts, setTexts] = useState(englishExampleTexts);
  const { language, isPseudo } = globals.language
    ? resolveAppearance(globals)
    : { language: 'en' as const, isPseudo: false };
  useEffect(() => {
    let isUnmounted = false;
    void Promise.all([loadTexts({ language, isPseudo }, 'words'), loadSampleTranslations({ language, isPseudo })]).then(
      ([store, samples]) => isUnmounted || setTexts({ texts: store, samples }),
    );
    return () => {
      isUnmounted = true;
    };
  }, [language, isPseudo]);
  return texts;
}

/** Sets the toolbar's values in the frames in which Storybook shows overlays, including frames that are added later. Returns a function that stops this. */
function passToFrames(globals: Globals): () => void {
  const values = Object.entries(globals)
    .filter(([, value]) => typeof value !== 'object')
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  const pass = () => {
    for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[src*="viewMode=story"]')) {
      const address = new URL(frame.src);
      if (address.searchParams.get('globals') === values) continue; // a frame loads again with each new address
      address.searchParams.set('globals', values);
      frame.src = address.href;
    }
  };
  pass();
  const added = new MutationObserver(pass);
  added.observe(document.body, { childList: true, subtree: true });
  return () => added.disconnect();
}

/** Returns the toolbar's values from Storybook's channel, because a documentation page has no story context. Renders again when a value changes. */
function useToolbar(): Globals {
  const channel = addons.getChannel();
  const [globals, setGlobals] = useState<Globals>(() => {
    const [last] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as { globals: Globals }[];
    return last?.globals ?? {};
  });
  useEffect(() => {
    const update = (event: { globals: Globals }) => setGlobals(event.globals);
    channel.on(GLOBALS_UPDATED, update);
    channel.on(SET_GLOBALS, update);
    return () => {
      channel.off(GLOBALS_UPDATED, update);
      channel.off(SET_GLOBALS, update);
    };
  }, [channel]);
  return globals;
}

function pageTheme() {
  const tokens = readTokenValues(document.documentElement);
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
