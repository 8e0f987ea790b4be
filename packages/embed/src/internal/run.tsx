import { languageNumbers } from '@quayside/i18n/language';
import { defaultStockColorType, hasProTheme } from '@quayside/platform/app-type';
import { Store } from '@quayside/platform/store';
import { setNonce } from 'get-nonce';
import { createRoot } from 'react-dom/client';
import type { EmbedLook, EmbedOptions } from '../types.ts';
import { App } from './app.tsx';
import { Embed } from './embed.ts';
import type { Frame } from './frame.ts';
import type { Reports } from './reports.ts';
import { loadStyles } from './styles.ts';

/** A flow that runs in a frame. */
export type Run = {
  readonly look: (look: EmbedLook) => void;
  readonly back: () => void;
  readonly end: () => Promise<void>;
};

/** The program behind `mount`, in a chunk of its own. Rejects where its styles cannot be fetched. */
export async function run(frame: Frame, options: EmbedOptions, reports: Reports): Promise<Run> {
  frame.style(await loadStyles());
  if (options.cspNonce) setNonce(options.cspNonce);
  const { edition } = options;
  const embed = new Embed(options, reports);
  const navigation = new Store(options.navigation ?? 'ours');
  let worn: EmbedLook = options;
  const dress = () =>
    frame.dress({
      language: embed.texts.language,
      skin: worn.skin ?? 'white',
      tokens: worn.tokens ?? {},
      theme: hasProTheme(edition.appType) ? 'pro' : undefined,
      stockColor: defaultStockColorType(languageNumbers[embed.texts.language]),
    });
  dress();
  const untold = embed.texts.subscribe(dress);
  const root = createRoot(frame.screens, { onUncaughtError: (error) => embed.stop(error) });
  root.render(<App embed={embed} frame={frame} navigation={navigation} />);
  void embed.start();
  return {
    back: () => embed.back(),
    look(look) {
      const { language = embed.texts.language } = look;
      worn = look;
      navigation.set(look.navigation ?? 'ours');
      dress();
      if (language !== embed.texts.language)
        embed.texts.change(language).catch((error: unknown) => console.error('language', error)); // the one on screen stays
    },
    async end() {
      untold();
      const safe = embed.dispose();
      await Promise.resolve(); // a React page may be rendering now, and React unmounts no root then
      root.unmount();
      await safe;
    },
  };
}
