import { useLanguage } from '@quayside/i18n/use-text';
import { Content, Description, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { useOverlayRoot } from '../overlay-root/overlay-root.tsx';
import { overlayMaskStyles, overlayPanelStyles } from './dialog.styles.ts';
import { useReturnFocus } from './return-focus.ts';

/** The props of a `Dialog`. The caller sets `open` to false in `onOpenChange`. */
export type DialogProps = {
  open: boolean;
  /** Called with false when the user presses Escape or presses outside the dialog. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Text below the title. Screen readers announce it when the dialog opens. */
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons at the end of the dialog, below its content. */
  actions?: ReactNode;
};

/** Renders a modal `role="dialog"` that traps focus. On close, returns focus to the element that had it before. */
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
          className={overlayPanelStyles({ placement: 'middle' })}
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
