import { createContext, type ReactNode, useContext, useEffect, useEffectEvent } from 'react';

/** The content of a navigation bar: its title and its Back action. */
export type NavBarContent = {
  readonly title: string;
  /** Called when the user presses Back. Undefined if the screen has no Back button. */
  readonly onBack?: (() => void) | undefined;
};

/** A container that receives the content of navigation bars, such as a native app that draws its own bar. */
export type NavBarOutlet = {
  /**
   * `elsewhere`: the container draws the title and the Back button, and the screen draws only the content below the
   * bar. `here`: the screen draws the whole bar.
   */
  readonly drawn: 'here' | 'elsewhere';
  /** Called when a bar appears or changes. Returns a function that removes the bar. */
  readonly show: (bar: NavBarContent) => () => void;
};

const NavBarOutletContext = createContext<NavBarOutlet | undefined>(undefined);

/**
 * Renders its children and passes the content of their navigation bars to `outlet`. Without a provider, each screen
 * draws its own bar.
 */
export const NavBarOutletProvider = ({ outlet, children }: { outlet: NavBarOutlet; children: ReactNode }) => (
  <NavBarOutletContext.Provider value={outlet}>{children}</NavBarOutletContext.Provider>
);

/**
 * Reports the content of a bar to the nearest outlet. Returns `elsewhere` if the outlet draws the bar, otherwise
 * `here`.
 */
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
