import { FlowProvider } from '@quayside/flow/flow-context';
import { OutcomeSkeleton } from '@quayside/flow-screens/outcome-screen';
import { TextProvider } from '@quayside/i18n/use-text';
import type { Store } from '@quayside/platform/internals/store';
import { NavBarOutletProvider } from '@quayside/ui/internals/nav-bar-outlet';
import { OverlayRootProvider } from '@quayside/ui/overlay-root';
import { ToastProvider } from '@quayside/ui/toast';
import { Component, type ReactNode, useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { Router } from 'react-router';
import type { Embed, EmbedStage, ScreenVisit } from '../session/embed.ts';
import type { EmbedOptions } from '../types.ts';
import type { Frame } from './frame.ts';
import { MemoryNotice } from './memory-notice.tsx';
import { EndedFlow, StoppedFlow } from './stopped.tsx';

type AppProps = {
  readonly embed: Embed;
  readonly frame: Frame;
  readonly navigation: Store<NonNullable<EmbedOptions['navigation']>>;
};

/** Renders the embedded flow with its own texts, toasts and overlays. */
export function App({ embed, frame, navigation }: AppProps) {
  const stage = useSyncExternalStore(embed.stage.subscribe, () => embed.stage.state);
  const drawn = useSyncExternalStore(navigation.subscribe, () => navigation.state) === 'ours' ? 'here' : 'elsewhere';
  const outlet = useMemo(() => embed.outlet(drawn), [embed, drawn]);
  return (
    <TextProvider store={embed.texts}>
      <OverlayRootProvider container={frame.overlays}>
        <NavBarOutletProvider outlet={outlet}>
          <ToastProvider store={embed.toasts}>
            <Boundary key={stage.status} onError={(error) => embed.stop(error)}>
              <Staged embed={embed} frame={frame} stage={stage} />
            </Boundary>
          </ToastProvider>
        </NavBarOutletProvider>
      </OverlayRootProvider>
    </TextProvider>
  );
}

function Staged({ embed, frame, stage }: { embed: Embed; frame: Frame; stage: EmbedStage }) {
  switch (stage.status) {
    case 'loading':
      return <OutcomeSkeleton />;
    case 'stopped':
      return <StoppedFlow embed={embed} stopped={stage} />;
    case 'ended':
      return <EndedFlow onClose={() => embed.leave('/')} />;
    case 'running':
      return <Running embed={embed} frame={frame} running={stage} />;
  }
}

type RunningProps = { embed: Embed; frame: Frame; running: Extract<EmbedStage, { status: 'running' }> };

function Running({ embed, frame, running: { runtime, history, visit, keeping } }: RunningProps) {
  const ready = useCallback(async () => runtime, [runtime]);
  const caller = useCallback(async () => runtime.services.caller, [runtime]);
  useArrival(visit, frame);
  useEffect(() => embed.reportShown(visit), [embed, visit]);
  const { default: Screen } = visit.screen;
  return (
    <Router navigator={{ ...history.navigator, createHref: nowhere }} location={visit.location}>
      <FlowProvider
        flow={runtime.flow}
        runtime={runtime}
        ready={ready}
        visitor="signed-in"
        caller={caller}
        questions={embed.questions}
      >
        {keeping ? <MemoryNotice keeping={keeping} /> : null}
        <Screen key={visit.route.path} />
      </FlowProvider>
    </Router>
  );
}

/** Returns the `href` of all links. The history is in memory, so a link in a new window would open a missing page of the embedding site. */
const nowhere = () => '#';

/** Scrolls to the top of a new screen and focuses its heading, except on the first screen. Does not move a focus outside the flow. */
function useArrival({ screen, location }: ScreenVisit, frame: Frame): void {
  const before = useRef(screen);
  useEffect(() => {
    if (before.current === screen) return;
    before.current = screen;
    const { screens } = frame;
    if (screens.getBoundingClientRect().top < 0) screens.scrollIntoView({ block: 'start' });
    const { activeElement, body } = screens.ownerDocument;
    // the body has focus if the pressed element has unmounted
    const ours = frame.focused() !== null || activeElement === null || activeElement === body;
    if (ours && !location.hash) screens.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [screen, location, frame]);
}

/** Error boundary that stops the flow when a screen throws. The page is not affected. */
class Boundary extends Component<{ onError: (error: unknown) => void; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
