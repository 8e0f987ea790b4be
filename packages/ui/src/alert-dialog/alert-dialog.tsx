import { ui } from '@quayside/i18n/text/ui';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { Content, Description, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
import { type ReactNode, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { overlayMaskStyles, overlayPanelStyles } from '../dialog/dialog.styles.ts';
import { useReturnFocus } from '../dialog/return-focus.ts';
import { useOverlayRoot } from '../overlay-root/overlay-root.tsx';

/** What is about to happen, and the words of the two ways out. */
export type AlertDialogProps = {
  open: boolean;
  /** asked to close by Cancel or Escape; a press beside the dialog does nothing */
  onCancel: () => void;
  onConfirm: () => void;
  title: ReactNode;
  /** what will happen, and whether it can be undone */
  description: ReactNode;
  /** says what it does: "Withdraw application" */
  confirmLabel: string;
  /** "Cancel" by default */
  cancelLabel?: string;
  /** `danger` for what cannot be undone */
  tone?: 'plain' | 'danger';
  /** the confirmed action is running */
  busy?: boolean;
};

/** Asks before something is done. Renders a modal `role="alertdialog"`; focus starts on Cancel, or on the dialog where Cancel is out of view: what is asked is read first. */
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
          className={overlayPanelStyles({ place: 'middle' })}
          onInteractOutside={(event) => event.preventDefault()}
          onCloseAutoFocus={onCloseAutoFocus}
          onOpenAutoFocus={(event) => {
            remember();
            event.preventDefault();
            startingPlace(event.currentTarget, cancel.current)?.focus();
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

/** Focus on a button further down would scroll the question away (WAI-ARIA practices, dialog: the first thing read takes the focus then). */
const startingPlace = (dialog: EventTarget | null, cancel: HTMLElement | null): HTMLElement | null =>
  dialog instanceof HTMLElement && dialog.scrollHeight > dialog.clientHeight ? dialog : cancel;
