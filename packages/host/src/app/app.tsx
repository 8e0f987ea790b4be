import type { ScreenModule } from '@quayside/flow/define-flow';
import { TextProvider } from '@quayside/i18n/use-text';
import { ToastProvider } from '@quayside/ui/toast';
import { Component, type ReactNode } from 'react';
import { type Host, HostContext } from '../host-context.ts';
import type { HostRoute } from '../route-table/route-table.ts';
import { LastResort } from './last-resort.tsx';
import { Screens } from './screens.tsx';

export type Shown = { readonly route: HostRoute; readonly screen: ScreenModule };

/** The app below its router. `first` is the screen of the address that was opened, loaded before anything is rendered. */
export const App = ({ host, first }: { host: Host; first: Shown }) => (
  <HostContext.Provider value={host}>
    <TextProvider store={host.texts}>
      <ToastProvider store={host.toasts}>
        <Boundary log={host.log}>
          <Screens first={first} />
        </Boundary>
      </ToastProvider>
    </TextProvider>
  </HostContext.Provider>
);

/** The last resort (reliability F66): a screen that throws is reported, and the customer can take up the saved draft. */
class Boundary extends Component<{ log: Host['log']; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.log('render', error);
  }

  override render() {
    return this.state.failed ? <LastResort /> : this.props.children;
  }
}
