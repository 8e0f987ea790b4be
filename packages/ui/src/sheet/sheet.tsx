import { ui } from '@quayside/i18n/text/ui';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { Content, Description, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { overlayMaskStyles, overlayPanelStyles } from '../dialog/dialog.styles.ts';
import { useReturnFocus } from '../dialog/return-focus.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { keyboardInsetRef } from '../keyboard-inset/keyboard-inset.ts';
import { useOverlayRoot } from '../overlay-root/overlay-root.tsx';

/** The props of a `Sheet`. The caller sets `open` to false in `onOpenChange`. */
export type SheetProps = {
  open: boolean;
  /** Called with false when the user presses the close button, Escape or outside the sheet. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Content between the title and the scrolling part. */
  header?: ReactNode;
  /** Content below the scrolling part, such as a button. */
  footer?: ReactNode;
  children: ReactNode;
  /**
   * The height of the sheet. Use `tall` for long lists, so that the height does not change during a search. Default:
   * `content`.
   */
  height?: 'content' | 'tall';
  /**
   * The padding of the scrolling part. Use `none` for content that reaches the edges, such as a list. Default:
   * `normal`.
   */
  padding?: 'normal' | 'none';
  /** Returns the element to focus first. Default: the sheet itself, so that no on-screen keyboard opens. */
  initialFocus?: (sheet: HTMLElement) => HTMLElement | null;
};

/** Renders a modal `role="dialog"` at the bottom of the screen, above the on-screen keyboard. */
export function Sheet({
  open,
  onOpenChange,
  title,
  description,
  header,
  footer,
  children,
  height = 'content',
  padding = 'normal',
  initialFocus,
}: SheetProps) {
  const t = useText(ui);
  const language = useLanguage();
  const { remember, onCloseAutoFocus } = useReturnFocus();
  const container = useOverlayRoot();
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal container={container}>
        <Overlay className={overlayMaskStyles} />
        <Content
          ref={keyboardInsetRef}
          lang={language}
          className={overlayPanelStyles({ placement: 'bottom', height })}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onCloseAutoFocus={onCloseAutoFocus}
          onOpenAutoFocus={(event) => {
            remember();
            event.preventDefault();
            const sheet = event.currentTarget;
            if (sheet instanceof HTMLElement) (initialFocus?.(sheet) ?? sheet).focus();
          }}
        >
          <div className="flex shrink-0 items-start gap-2 pt-2 ps-4 pe-1">
            <div className="min-w-0 flex-1 py-2.5">
              <Title className="m-0 text-title text-ink">{title}</Title>
              {description ? (
                <Description className="m-0 mt-1 text-ink-muted text-label">{description}</Description>
              ) : null}
            </div>
            <IconButton label={t('close')} icon={<X size={22} />} onPress={() => onOpenChange(false)} />
          </div>
          {header ? <div className="shrink-0 px-4 pb-3">{header}</div> : null}
          <div
            className={`min-h-0 flex-1 overflow-y-auto overscroll-contain ${padding === 'none' ? '' : 'px-4 pt-1 pb-4'}`}
          >
            {children}
          </div>
          {footer ? <div className="shrink-0 border-line border-t px-4 py-3">{footer}</div> : null}
        </Content>
      </Portal>
    </Root>
  );
}
