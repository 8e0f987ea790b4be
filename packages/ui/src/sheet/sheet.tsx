import { ui } from '@quayside/i18n/text/ui';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { Close, Content, Description, Overlay, Portal, Root, Title, Trigger } from '@radix-ui/react-dialog';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { overlayMaskStyles, overlayPanelStyles } from '../dialog/dialog.styles.ts';
import type { TitledOverlayProps } from '../dialog/overlay-props.ts';
import { useReturnFocus } from '../dialog/return-focus.ts';
import type { ElementProps } from '../element-props/element-props.ts';
import { useMergedRef } from '../element-props/use-merged-ref.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { keyboardInsetRef } from '../keyboard-inset/keyboard-inset.ts';
import { useOverlayRoot } from '../overlay-root/overlay-root.tsx';

export type SheetProps = TitledOverlayProps & {
  /** Content between the title and the scrolling part. */
  header?: ReactNode;
  /** Content below the scrolling part, such as a button. */
  footer?: ReactNode;
  /** The content, which scrolls if it is long. */
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
} & ElementProps<'div', 'title' | 'children'>;

/** Renders a modal `role="dialog"` at the bottom of the screen, above the on-screen keyboard. */
export function Sheet({
  open,
  defaultOpen,
  onOpenChange,
  trigger,
  title,
  description,
  header,
  footer,
  children,
  height = 'content',
  padding = 'normal',
  initialFocus,
  className,
  ref,
  ...rest
}: SheetProps) {
  const t = useText(ui);
  const language = useLanguage();
  const { remember, onCloseAutoFocus } = useReturnFocus();
  const container = useOverlayRoot();
  return (
    <Root {...{ open, defaultOpen, onOpenChange }}>
      {trigger ? <Trigger asChild>{trigger}</Trigger> : null}
      <Portal container={container}>
        <Overlay className={overlayMaskStyles} />
        <Content
          lang={language}
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...rest}
          ref={useMergedRef<HTMLDivElement>(keyboardInsetRef, ref)}
          className={overlayPanelStyles({ placement: 'bottom', height, className })}
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
            <Close asChild>
              <IconButton label={t('close')} icon={<X size={22} />} />
            </Close>
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
