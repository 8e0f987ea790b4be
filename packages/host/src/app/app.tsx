import type { ScreenModule } from '@quayside/flow/define-flow';
import type { PageHistory } from '@quayside/flow/page-history';
import { untilLoaded } from '@quayside/flow/until-loaded';
import { TextProvider } from '@quayside/i18n/use-text';
import { ToastProvider } from '@quayside/ui/toast';
import { Component, lazy, type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import { type Host, HostContext } from '../host-context.ts';
import type { HostRoute } from '../route-table/route-table.ts';
import { loadLastResort } from './load-last-resort.ts';
import { Screens } from './screens.tsx';

/** A route with its screen's chunk, loaded. */
export type Shown = { readonly route: HostRoute; readonly screen: ScreenModule };

/** A host that is made, and what it shows first. */
export type AppProps = {
  readonly host: Host;
  readonly history: PageHistory;
  /** the route of the address that was opened, with its screen where that may be seen before login and guard are known */
  readonly first: Omit<Shown, 'screen'> & { readonly screen?: Shown['screen'] | undefined };
  /** once, when the first screen stands and hears what is typed */
  readonly onShown?: () => void;
};

/** A host app: the screen of the present address, and what is said above it. */
export function App({ host, history, first, onShown }: AppProps) {
  const shown = useEffectEvent(() => onShown?.());
  useEffect(() => {
    shown(); // whatever it answers is no clean-up
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

const LastResort = lazy(untilLoaded(async () => ({ default: (await loadLastResort()).LastResort })));

/** The last resort (reliability F66): a screen that throws is reported, and the customer can take up the saved draft. */
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
