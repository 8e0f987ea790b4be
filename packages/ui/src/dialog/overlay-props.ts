import type { ReactElement, ReactNode } from 'react';

/** The props of every overlay that opens and closes. */
export type OverlayProps = {
  /** Whether the overlay is open. Without it, the overlay stores this itself, and needs a `trigger` or `defaultOpen`. */
  open?: boolean;
  /** Whether an overlay without `open` is open at first. Default: `false`. */
  defaultOpen?: boolean;
  /** Called with false when the user dismisses the overlay, and with true when the user presses `trigger`. */
  onOpenChange?: (open: boolean) => void;
  /** The button that opens the overlay, such as a `Button`. Leave it out if another part of the page sets `open`. */
  trigger?: ReactElement;
};

/** The props of an overlay with a title. */
export type TitledOverlayProps = OverlayProps & {
  /** The title, which is also the accessible name. */
  title: ReactNode;
  /** Text below the title. Screen readers announce it when the overlay opens. */
  description?: ReactNode;
};
