import { ui } from '@quayside/i18n/text/ui';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { Content, Description, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
import { type ReactNode, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { overlayMaskStyles, overlayPanelStyles } from '../dialog/dialog.styles.ts';
import { useReturnFocus } from '../dialog/return-focus.ts';
import { useOverlayRoot } from '../overlay-root/overlay-root.tsx';

export type AlertDialogProps = {
  open: boolean;
  /** Called when the user presses Cancel or Escape. A press outside the dialog does nothing. */
  onCancel: () => void;
  onConfirm: () => void;
  title: ReactNode;
  description: ReactNode;
  /** The label of the confirm button, such as "Withdraw application". */
  confirmLabel: string;
  /** The label of the cancel button. Default: "Cancel" in the current language. */
  cancelLabel?: string;
  /** The colour of the confirm button. Use `danger` for an action that cannot be undone. Default: `plain`. */
  tone?: 'plain' | 'danger';
  /** Whether the confirmed action is running. The dialog then ignores Cancel and Escape. */
  busy?: boolean;
};

/**
 * Renders a modal `role="alertdialog"` that asks for confirmation. Focus starts on the Cancel button, or on the dialog
 * itself if the dialog is taller than the screen.
 */
export function AlertDialog({
  open,
  onCancel,
  onConfirm,
  title,
  description,
  confirmLabel,
  cancelLabel,
  tone = 'plain',
  busy = false,
}: AlertDialogProps) {
  const t = useText(ui);
  const language = useLanguage();
  const { remember, onCloseAutoFocus } = useReturnFocus();
  const container = useOverlayRoot();
  const cancel = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  return (
    <Root open={open} onOpenChange={(next) => (next || busy ? undefined : onCancel())}>
      <Portal container={container}>
        <Overlay className={overlayMaskStyles} />
        <Content
          role="alertdialog"
          lang={language}
          className={overlayPanelStyles({ placement: 'middle' })}
          onInteractOutside={(event) => event.preventDefault()}
          onCloseAutoFocus={onCloseAutoFocus}
          onOpenAutoFocus={(event) => {
            remember();
            event.preventDefault();
            initialFocus(event.currentTarget, cancel.current)?.focus();
          }}
        >
          <Title className="m-0 text-title text-ink">{title}</Title>
          <Description className="m-0 mt-2 text-ink-muted text-label">{description}</Description>
          <div className="mt-5 flex flex-col gap-2">
            <Button width="full" variant={tone === 'danger' ? 'danger' : 'primary'} busy={busy} onPress={onConfirm}>
              {confirmLabel}
            </Button>
            <Button ref={cancel} width="full" variant="secondary" disabled={busy} onPress={onCancel}>
              {cancelLabel ?? t('cancel')}
            </Button>
          </div>
        </Content>
      </Portal>
    </Root>
  );
}

/**
 * Returns the element to focus first: the Cancel button, or the dialog if its content scrolls. Focus on a button below
 * the fold would scroll the description out of view (WAI-ARIA dialog pattern).
 */
const initialFocus = (dialog: EventTarget | null, cancel: HTMLElement | null): HTMLElement | null =>
  dialog instanceof HTMLElement && dialog.scrollHeight > dialog.clientHeight ? dialog : cancel;
