import { useLanguage } from '@quayside/i18n/use-text';
import { Content, Description, Overlay, Portal, Root, Title, Trigger } from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import type { ElementProps } from '../element-props/element-props.ts';
import { useOverlayRoot } from '../overlay-root/overlay-root.tsx';
import { overlayMaskStyles, overlayPanelStyles } from './dialog.styles.ts';
import type { TitledOverlayProps } from './overlay-props.ts';
import { useReturnFocus } from './return-focus.ts';

export type DialogProps = TitledOverlayProps & {
  /** Content below the description, which scrolls if it is long. */
  children?: ReactNode;
  /** The buttons at the end of the dialog, below its content. */
  actions?: ReactNode;
} & ElementProps<'div', 'title'>;

/** Renders a modal `role="dialog"` that traps focus. On close, returns focus to the element that had it before. */
export function Dialog(props: DialogProps) {
  const { open, defaultOpen, onOpenChange, trigger, title, description, children, actions, className, ...rest } = props;
  const container = useOverlayRoot();
  const language = useLanguage();
  const { remember, onCloseAutoFocus } = useReturnFocus();
  return (
    <Root {...{ open, defaultOpen, onOpenChange }}>
      {trigger ? <Trigger asChild>{trigger}</Trigger> : null}
      <Portal container={container}>
        <Overlay className={overlayMaskStyles} />
        <Content
          lang={language}
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...rest}
          className={overlayPanelStyles({ placement: 'middle', className })}
          onOpenAutoFocus={remember}
          onCloseAutoFocus={onCloseAutoFocus}
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
