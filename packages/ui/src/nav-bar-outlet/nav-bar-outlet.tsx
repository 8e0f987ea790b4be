import { createContext, type ReactNode, useContext, useEffect, useEffectEvent } from 'react';

/** The content of a navigation bar. */
export type NavBarContent = {
  readonly title: string;
  /** Called when the user presses Back. Undefined if the screen has no Back button. */
  readonly onBack?: (() => void) | undefined;
};

/** Receives the content of navigation bars. Provide it in a container that draws its own bar, such as a native app. */
export type NavBarOutlet = {
  /**
   * Who draws the bar. `elsewhere`: the container draws the title and the Back button. Content below the bar stays on
   * the screen.
   */
  readonly drawn: 'here' | 'elsewhere';
  /** Called when a bar appears or changes. Returns a clean-up function. */
  readonly show: (bar: NavBarContent) => () => void;
};

const NavBarOutletContext = createContext<NavBarOutlet | undefined>(undefined);

/**
 * Passes the content of all navigation bars inside it to `outlet`. Without a provider, each screen draws its own bar.
 */
export const NavBarOutletProvider = ({ outlet, children }: { outlet: NavBarOutlet; children: ReactNode }) => (
  <NavBarOutletContext.Provider value={outlet}>{children}</NavBarOutletContext.Provider>
);

/** Reports the content of a bar to the outlet, and returns who draws it. */
export function useNavBarOutlet({ title, onBack }: NavBarContent): NavBarOutlet['drawn'] {
  const outlet = useContext(NavBarOutletContext);
  const press = useEffectEvent(() => onBack?.());
  const back = onBack ? 'shown' : 'absent';
  useEffect(
    () => outlet?.show({ title, ...(back === 'shown' ? { onBack: () => press() } : {}) }),
    [outlet, title, back],
  );
  return outlet?.drawn ?? 'here';
}
