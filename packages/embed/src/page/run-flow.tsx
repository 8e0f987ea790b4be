import { languageNumbers } from '@quayside/i18n/language';
import { defaultStockColorType, hasProTheme } from '@quayside/platform/app-type';
import { Store } from '@quayside/platform/internals/store';
import { setNonce } from 'get-nonce';
import { createRoot } from 'react-dom/client';
import type { EmbedReports } from '../errors/reports.ts';
import { Embed } from '../session/embed.ts';
import { loadStyles } from '../style/styles.ts';
import type { EmbedDisplayOptions, EmbedOptions } from '../types.ts';
import { App } from './app.tsx';
import type { Frame } from './frame.ts';

/** Controls of a running flow. `look` changes display options, and `back` acts like Back. `end` unmounts the flow, and resolves once unsent input is stored. */
export type RunningFlow = {
  readonly look: (look: EmbedDisplayOptions) => void;
  readonly back: () => void;
  readonly end: () => Promise<void>;
};

/** Renders a flow in a frame. This module is a separate chunk, which `mount` loads. Rejects if the stylesheet fails to load. */
export async function runFlow(frame: Frame, options: EmbedOptions, reports: EmbedReports): Promise<RunningFlow> {
  frame.style(await loadStyles());
  if (options.cspNonce) setNonce(options.cspNonce);
  const { edition } = options;
  const embed = new Embed(options, reports);
  const navigation = new Store(options.navigation ?? 'ours');
  let current: EmbedDisplayOptions = options;
  const applyTheme = () =>
    frame.applyTheme({
      language: embed.texts.language,
      skin: current.skin ?? 'white',
      tokens: current.tokens ?? {},
      theme: hasProTheme(edition.appType) ? 'pro' : undefined,
      stockColor: defaultStockColorType(languageNumbers[embed.texts.language]),
    });
  applyTheme();
  const unsubscribe = embed.texts.subscribe(applyTheme);
  const root = createRoot(frame.screens, { onUncaughtError: (error) => embed.stop(error) });
  root.render(<App embed={embed} frame={frame} navigation={navigation} />);
  void embed.start();
  return {
    back: () => embed.back(),
    look(look) {
      const { language = embed.texts.language } = look;
      current = look;
      navigation.set(look.navigation ?? 'ours');
      applyTheme();
      if (language !== embed.texts.language)
        // on failure, the current language stays
        embed.texts.change(language).catch((error: unknown) => console.error('language', error));
    },
    async end() {
      unsubscribe();
      const safe = embed.dispose();
      await Promise.resolve(); // React does not unmount a root while it renders
      root.unmount();
      await safe;
    },
  };
}
