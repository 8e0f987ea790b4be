import type { PageHistory } from '@quayside/flow/internals/page-history';
import { retryImport } from '@quayside/flow/internals/retry-import';
import { TextProvider } from '@quayside/i18n/use-text';
import { ToastProvider } from '@quayside/ui/toast';
import { Component, lazy, type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import { type Host, HostContext } from '../host-context.ts';
import type { FirstScreen } from '../navigation/visit.ts';
import { loadLastResort } from '../page-messages/load-last-resort.ts';
import { Screens } from './screens.tsx';

export type { LoadedRoute } from '../navigation/visit.ts';

/** The props of `App`: the host, the browser history, and the screen that renders first. */
export type AppProps = {
  readonly host: Host;
  readonly history: PageHistory;
  readonly first: FirstScreen;
  /** Called once, when the first screen has mounted and handles input. */
  readonly onShown?: () => void;
};

/** Renders the host app: the screen of the current URL, with notices and toasts above it. If a screen throws, renders a page with a reload instead. */
export function App({ host, history, first, onShown }: AppProps) {
  const shown = useEffectEvent(() => onShown?.());
  useEffect(() => {
    shown(); // returns nothing, because an effect's return value is a cleanup function
  }, []);
  return (
    <HostContext.Provider value={host}>
      <TextProvider store={host.texts}>
        <ToastProvider store={host.toasts}>
          <Boundary host={host}>
            <Screens history={history} first={first} />
          </Boundary>
        </ToastProvider>
      </TextProvider>
    </HostContext.Provider>
  );
}

const LastResort = lazy(retryImport(async () => ({ default: (await loadLastResort()).UnexpectedErrorPage })));

/**
 * Catches an error that a screen throws, reports it, and renders a page with a reload, after which the customer continues with the saved draft (reliability
 * F66).
 */
class Boundary extends Component<{ host: Host; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.host.log('render', error);
  }

  override render() {
    const { host, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <Suspense>
        <LastResort texts={host.texts} />
      </Suspense>
    );
  }
}
