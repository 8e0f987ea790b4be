import { Fragment, type ReactNode, useLayoutEffect } from 'react';
import { StoryNetwork, type StoryNetworkState } from '../packages/flow/src/story-flow/story-network.ts';
import type { TextStore } from '../packages/i18n/src/text-store.ts';
import { TextProvider } from '../packages/i18n/src/use-text.tsx';
import { lookOf } from './editions.ts';

type Props = { globals: Record<string, string>; texts: TextStore; children: ReactNode };

/** A root as a host makes one, dressed as the toolbar says. Another network starts the story anew. */
export function Root({ globals, texts, children }: Props) {
  const { language, theme, stockColor } = lookOf(globals);
  const { skin, textSize, network } = globals;
  // the same on <html> and <body>, for what pops up outside of the root
  useLayoutEffect(() => {
    const html = document.documentElement;
    Object.assign(html.dataset, { skin, theme, stockColor });
    html.lang = language;
    html.style.fontSize = `${textSize}%`;
    document.body.classList.add('q-root');
  }, [language, skin, theme, stockColor, textSize]);
  return (
    <StoryNetwork value={network as StoryNetworkState}>
      <TextProvider store={texts}>
        <div className="q-root" lang={language} data-skin={skin} data-theme={theme} data-stock-color={stockColor}>
          <Fragment key={network}>{children}</Fragment>
        </div>
      </TextProvider>
    </StoryNetwork>
  );
}
