import { ui } from '@quayside/i18n/text/ui';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { Close, Content, Portal, Root, Trigger } from '@radix-ui/react-popover';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import type { OverlayProps } from '../dialog/overlay-props.ts';
import type { ElementProps } from '../element-props/element-props.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useOverlayRoot } from '../overlay-root/overlay-root.tsx';
import { popoverTriggerStyles } from './popover.styles.ts';

export type PopoverProps = {
  /** The term to explain. If only the icon is visible, it is the accessible name of the button. */
  label: string;
  /** The explanation: a short text or a link. Use a sheet for longer content. */
  children: ReactNode;
  /**
   * The button that opens the popover. `term` is the label in running text; `icon` is a question mark beside a heading
   * or value. Default: `term`.
   */
  variant?: 'term' | 'icon';
  /** The preferred side. If there is no room, the popover opens on the other side. Default: `bottom`. */
  side?: 'top' | 'bottom';
} & Pick<OverlayProps, 'open' | 'defaultOpen' | 'onOpenChange'> &
  ElementProps<'button', 'children' | 'type'>;

/**
 * Renders a button that opens a short explanation in a non-modal `role="dialog"`. Escape, a press outside and the close
 * button close it and return focus.
 */
export function Popover(props: PopoverProps) {
  const { label, children, variant = 'term', side = 'bottom', open, defaultOpen, onOpenChange, ...rest } = props;
  const t = useText(ui);
  const language = useLanguage();
  const container = useOverlayRoot();
  return (
    <Root {...{ open, defaultOpen, onOpenChange }}>
      <Trigger
        aria-label={variant === 'icon' ? label : undefined}
        {...rest}
        className={popoverTriggerStyles({ variant, className: rest.className })}
      >
        {variant === 'icon' ? <CircleHelp size="1.25rem" /> : label}
      </Trigger>
      <Portal container={container}>
        <Content
          lang={language}
          aria-label={label}
          side={side}
          sideOffset={6}
          collisionPadding={12}
          className="q-root z-popup flex max-h-(--radix-popover-content-available-height) w-[min(20rem,100vw-1.5rem)] items-start gap-1 overflow-y-auto rounded-card border border-line bg-surface-raised ps-4 text-ink text-label shadow-raised outline-none motion-safe:animate-q-fade-in"
        >
          <div className="min-w-0 flex-1 py-3">{children}</div>
          <Close asChild>
            <IconButton label={t('close')} icon={<X size={18} />} className="-outline-offset-4!" />
          </Close>
        </Content>
      </Portal>
    </Root>
  );
}
