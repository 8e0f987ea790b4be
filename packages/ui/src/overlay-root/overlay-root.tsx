import { createContext, type ReactNode, useContext } from 'react';

const OverlayRootContext = createContext<HTMLElement | null>(null);

export type OverlayRootProviderProps = {
  /** An element in the `.q-root` whose skin, language and styles the overlays use; null until it is mounted. */
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

/** Returns the container of portals, or null for the body. */
export const useOverlayRoot = (): HTMLElement | null => useContext(OverlayRootContext);
