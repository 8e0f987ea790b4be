import { type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react';
import type { TextStore } from '../packages/i18n/src/text-store.ts';
import { TextProvider } from '../packages/i18n/src/use-text.tsx';
import type { AppType } from '../packages/platform/src/app-type.ts';
import type { StoryNetworkState } from '../packages/testing/src/story-flow/story-network.ts';
import {
  NoStoryServerError,
  type OpenStoryServer,
  StoryAppTypeContext,
  StoryServersContext,
} from '../packages/testing/src/story-flow/story-server.ts';
import { StoryTargetContext } from '../packages/testing/src/story-flow/story-target.tsx';
import { applyTheme } from './apply-theme.ts';
import { ContainedOverlays } from './contained-overlays.tsx';
import { EditionGuard } from './edition-guard.tsx';
import { findToolbarEdition, resolveAppearance, toolbarEditions } from './editions.ts';
import { isInTest, NavigationTarget } from './navigation-target.tsx';
import { NetworkSimulation } from './network-strip.tsx';
import { storyEndTexts } from './texts-at-end.ts';

type Props = {
  globals: Record<string, string>;
  texts: TextStore;
  /** In `docs`, the story does not change the theme of the page. */
  viewMode: 'story' | 'docs';
  children: ReactNode;
};

/** A function for each app type that opens a sandbox for a story. The functions stay the same, so a story that renders again uses the same sandbox. */
const servers = Object.values(toolbarEditions).map(({ appType }) => {
  const open: OpenStoryServer = async (fixture) =>
    (await import('./story-sandbox.ts')).openStorySandbox(fixture, appType);
  return { appType, open };
});
const serverOf = (appType: AppType) => servers.find((one) => one.appType === appType)?.open ?? unavailable;
const unavailable: OpenStoryServer = () => Promise.reject(new NoStoryServerError());

/** Renders the root element around a story, as a host does, in the toolbar's theme. If the toolbar's network or edition changes, the story starts again. */
export function StoryRoot({ globals, texts, viewMode, children }: Props) {
  const { language, theme, stockColor } = resolveAppearance(globals);
  const { skin, network } = globals;
  const atEnd = useSyncExternalStore(storyEndTexts.subscribe, storyEndTexts.current);
  const { appType, title, tokens } = findToolbarEdition(globals);
  useLayoutEffect(() => {
    if (viewMode === 'docs') return;
    applyTheme(globals);
    document.documentElement.lang = language;
  }, [globals, language, viewMode]);
  return (
    <StoryServersContext value={serverOf(appType)}>
      <StoryAppTypeContext value={appType}>
        <TextProvider store={atEnd ?? texts}>
          <div
            // keys contain no break opportunities
            className={globals.texts === 'words' ? 'q-root' : 'q-root wrap-anywhere'}
            lang={language}
            data-skin={skin}
            data-theme={theme}
            data-stock-color={stockColor}
            style={tokens}
          >
            <NetworkSimulation key={`${network} ${appType}`} network={network as StoryNetworkState}>
              <EditionGuard edition={title}>
                <StoryTargetContext value={isInTest ? undefined : NavigationTarget}>
                  {viewMode === 'docs' ? <ContainedOverlays>{children}</ContainedOverlays> : children}
                </StoryTargetContext>
              </EditionGuard>
            </NetworkSimulation>
          </div>
        </TextProvider>
      </StoryAppTypeContext>
    </StoryServersContext>
  );
}
