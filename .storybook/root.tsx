import { type ReactNode, useLayoutEffect } from 'react';
import type { StoryNetworkState } from '../packages/flow/src/story-flow/story-network.ts';
import {
  NoStoryServerError,
  type OpenStoryServer,
  StoryAppType,
  StoryServers,
} from '../packages/flow/src/story-flow/story-server.ts';

import type { TextStore } from '../packages/i18n/src/text-store.ts';
import { TextProvider } from '../packages/i18n/src/use-text.tsx';
import type { AppType } from '../packages/platform/src/app-type.ts';
import { CopyKey } from './copy-key.tsx';
import { dressPage } from './dress-page.ts';
import { editionOf, editions, lookOf } from './editions.ts';
import { OnNetwork } from './network-strip.tsx';
import { OfferedHere } from './offered-here.tsx';

type Props = { globals: Record<string, string>; texts: TextStore; children: ReactNode };

/** Fetched by the first story that needs a server; its applications were started in the app of the toolbar. One function an app, so that a story keeps its server. */
const servers = Object.values(editions).map(({ appType }) => {
  const open: OpenStoryServer = async (standing) =>
    (await import('./story-sandbox.ts')).openStorySandbox(standing, appType);
  return { appType, open };
});
const serverOf = (appType: AppType) => servers.find((one) => one.appType === appType)?.open ?? neverOpens;
const neverOpens: OpenStoryServer = () => Promise.reject(new NoStoryServerError());

/** A root as a host makes one, dressed as the toolbar says. Another network or edition starts the story anew. */
export function Root({ globals, texts, children }: Props) {
  const { language, theme, stockColor } = lookOf(globals);
  const { skin, network } = globals;
  const { appType, title } = editionOf(globals);
  useLayoutEffect(() => {
    dressPage(globals);
    document.documentElement.lang = language;
  }, [globals, language]);
  return (
    <StoryServers value={serverOf(appType)}>
      <StoryAppType value={appType}>
        <TextProvider store={texts}>
          <div
            className={globals.texts === 'words' ? 'q-root' : 'q-root wrap-anywhere'} // keys have no place to break
            lang={language}
            data-skin={skin}
            data-theme={theme}
            data-stock-color={stockColor}
          >
            <OnNetwork key={`${network} ${appType}`} network={network as StoryNetworkState}>
              <OfferedHere edition={title}>
                {globals.texts === 'words' ? children : <CopyKey>{children}</CopyKey>}
              </OfferedHere>
            </OnNetwork>
          </div>
        </TextProvider>
      </StoryAppType>
    </StoryServers>
  );
}
