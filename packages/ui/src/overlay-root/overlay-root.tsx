import { createContext, type ReactNode, useContext } from 'react';

const OverlayRootContext = createContext<HTMLElement | null>(null);

export type OverlayRootProviderProps = {
  /**
   * An element inside the `.q-root` that has the skin, language and styles for the overlays. Null until it is mounted.
   */
  container: HTMLElement | null;
  children: ReactNode;
};

/**
 * Sets the container of dialogs and sheets. Without it they are appended to the body, which is wrong for an embedded
 * flow.
 */
export const OverlayRootProvider = ({ container, children }: OverlayRootProviderProps) => (
  <OverlayRootContext.Provider value={container}>{children}</OverlayRootContext.Provider>
);

/** Returns the container of portals. Null means the body. */
export const useOverlayRoot = (): HTMLElement | null => useContext(OverlayRootContext);
