import { ui } from '@quayside/i18n/text/ui';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { Content, Description, Overlay, Portal, Root, Title, Trigger } from '@radix-ui/react-dialog';
import { useRef } from 'react';
import { Button } from '../button/button.tsx';
import { overlayMaskStyles, overlayPanelStyles } from '../dialog/dialog.styles.ts';
import type { TitledOverlayProps } from '../dialog/overlay-props.ts';
import { useReturnFocus } from '../dialog/return-focus.ts';
import type { ElementProps } from '../element-props/element-props.ts';
import { useOverlayRoot } from '../overlay-root/overlay-root.tsx';
import { useControlled } from '../use-controlled/use-controlled.ts';

export type AlertDialogProps = TitledOverlayProps & {
  /** Called when the user confirms. A dialog with `open` then stays open until the caller closes it. */
  onConfirm?: () => void;
  /** The label of the confirm button, such as "Withdraw application". */
  confirmLabel: string;
  /** The label of the cancel button. Default: "Cancel" in the current language. */
  cancelLabel?: string;
  /** The colour of the confirm button. Use `danger` for an action that cannot be undone. Default: `neutral`. */
  tone?: 'neutral' | 'danger';
  /** Whether the confirmed action is running. The dialog then ignores Cancel and Escape. */
  busy?: boolean;
} & ElementProps<'div', 'title' | 'children'>;

/**
 * Renders a modal `role="alertdialog"` that asks for confirmation. Focus starts on the Cancel button, or on the dialog
 * itself if the dialog is taller than the screen.
 */
export function AlertDialog(props: AlertDialogProps) {
  const { open: given, defaultOpen = false, onOpenChange, trigger, title, description, onConfirm, ...others } = props;
  const { confirmLabel, cancelLabel, tone, busy = false, className, ...rest } = others;
  const t = useText(ui);
  const language = useLanguage();
  const { remember, onCloseAutoFocus } = useReturnFocus();
  const container = useOverlayRoot();
  const cancel = useRef<HTMLButtonElement>(null);
  const [open, change] = useControlled(given, defaultOpen, onOpenChange);
  const confirm = () => {
    onConfirm?.();
    if (given === undefined) change(false);
  };
  return (
    <Root open={open} onOpenChange={(next) => busy || change(next)}>
      {trigger ? <Trigger asChild>{trigger}</Trigger> : null}
      <Portal container={container}>
        <Overlay className={overlayMaskStyles} />
        <Content
          lang={language}
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...rest}
          role="alertdialog"
          className={overlayPanelStyles({ placement: 'middle', className })}
          onInteractOutside={(event) => event.preventDefault()}
          onCloseAutoFocus={onCloseAutoFocus}
          onOpenAutoFocus={(event) => {
            remember();
            event.preventDefault();
            initialFocus(event.currentTarget, cancel.current)?.focus();
          }}
        >
          <Title className="m-0 text-title text-ink">{title}</Title>
          {description ? <Description className="m-0 mt-2 text-ink-muted text-label">{description}</Description> : null}
          <div className="mt-5 flex flex-col gap-2">
            <Button width="full" variant={tone === 'danger' ? 'danger' : 'primary'} busy={busy} onPress={confirm}>
              {confirmLabel}
            </Button>
            <Button ref={cancel} width="full" variant="secondary" disabled={busy} onPress={() => change(false)}>
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
