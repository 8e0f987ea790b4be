import { useLanguage } from '@quayside/i18n/use-text';
import { Content, Description, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { useOverlayRoot } from '../overlay-root/overlay-root.tsx';
import { overlayMaskStyles, overlayPanelStyles } from './dialog.styles.ts';
import { useReturnFocus } from './return-focus.ts';

/** What a dialog says and offers; it asks to be closed and does not close itself. */
export type DialogProps = {
  open: boolean;
  /** asked to close by Escape or a press beside it */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** said together with the title when the dialog opens */
  description?: ReactNode;
  children?: ReactNode;
  /** buttons, the primary one first */
  actions?: ReactNode;
};

/** A question or a short text over the screen. Renders a modal `role="dialog"`: focus goes in, stays in, and goes back. */
export function Dialog({ open, onOpenChange, title, description, children, actions }: DialogProps) {
  const container = useOverlayRoot();
  const language = useLanguage();
  const { remember, onCloseAutoFocus } = useReturnFocus();
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal container={container}>
        <Overlay className={overlayMaskStyles} />
        <Content
          lang={language}
          className={overlayPanelStyles({ place: 'middle' })}
          onOpenAutoFocus={remember}
          onCloseAutoFocus={onCloseAutoFocus}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <Title className="m-0 text-title text-ink">{title}</Title>
          {description ? <Description className="m-0 mt-2 text-ink-muted text-label">{description}</Description> : null}
          {children ? <div className="mt-3 text-label">{children}</div> : null}
          {actions ? <div className="mt-5 flex flex-col gap-2 *:w-full">{actions}</div> : null}
        </Content>
      </Portal>
    </Root>
  );
}
