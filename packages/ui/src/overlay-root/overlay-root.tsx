import { createContext, type ReactNode, useContext } from 'react';

const OverlayRootContext = createContext<HTMLElement | null>(null);

/** Where the overlays of everything below are put. */
export type OverlayRootProviderProps = {
  /** an element inside the `.q-root` whose skin, language and styles overlays shall have; null until it is mounted */
  container: HTMLElement | null;
  children: ReactNode;
};

/** Says where dialogs and sheets are put. Without it they go to the end of the body: right for a host, wrong for an embedded flow. */
export const OverlayRootProvider = ({ container, children }: OverlayRootProviderProps) => (
  <OverlayRootContext.Provider value={container}>{children}</OverlayRootContext.Provider>
);

/** Where a portal puts itself; null for the end of the body. */
export const useOverlayRoot = (): HTMLElement | null => useContext(OverlayRootContext);
