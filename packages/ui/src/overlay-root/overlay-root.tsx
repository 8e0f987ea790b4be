import { createContext, type ReactNode, useContext } from 'react';

const OverlayRootContext = createContext<HTMLElement | null>(null);

export type OverlayRootProviderProps = {
  /**
   * An element inside the `.q-root` that has the skin, language and styles for the overlays. Null before it is mounted.
   */
  container: HTMLElement | null;
  children: ReactNode;
};

/**
 * Renders its children and sets the container of their dialogs and sheets. Without it, overlays are appended to the
 * body, outside an embedded flow.
 */
export const OverlayRootProvider = ({ container, children }: OverlayRootProviderProps) => (
  <OverlayRootContext.Provider value={container}>{children}</OverlayRootContext.Provider>
);

/** Returns the element that contains dialogs and sheets, or null for the body. */
export const useOverlayRoot = (): HTMLElement | null => useContext(OverlayRootContext);
