import { createContext, type ReactNode, useContext, useEffect, useEffectEvent } from 'react';

/** What the bar of the screen says. */
export type ShownBar = {
  readonly title: string;
  /** absent where the screen has no Back */
  readonly onBack?: (() => void) | undefined;
};

/** Whoever runs the screens and wants to know what their bar says, or draws it in its own. */
export type NavBarOutlet = {
  /** `elsewhere`: title and Back are drawn by the page around; what hangs below the bar stays on the screen */
  readonly drawn: 'here' | 'elsewhere';
  /** Called when a bar comes or changes; what it returns, when it goes. */
  readonly show: (bar: ShownBar) => () => void;
};

const NavBarOutletContext = createContext<NavBarOutlet | undefined>(undefined);

/** Tells `outlet` what the bars below say. Without it each screen draws its own. Renders no element. */
export const NavBarOutletProvider = ({ outlet, children }: { outlet: NavBarOutlet; children: ReactNode }) => (
  <NavBarOutletContext.Provider value={outlet}>{children}</NavBarOutletContext.Provider>
);

/** Says what a bar shows, and hears who draws it. */
export function useNavBarOutlet({ title, onBack }: ShownBar): NavBarOutlet['drawn'] {
  const outlet = useContext(NavBarOutletContext);
  const press = useEffectEvent(() => onBack?.());
  const back = onBack ? 'shown' : 'absent';
  useEffect(
    () => outlet?.show({ title, ...(back === 'shown' ? { onBack: () => press() } : {}) }),
    [outlet, title, back],
  );
  return outlet?.drawn ?? 'here';
}
