import { ui } from '@quayside/i18n/text/ui';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { Content, Portal, Root, Trigger } from '@radix-ui/react-popover';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import X from 'lucide-react/icons/x';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useOverlayRoot } from '../overlay-root/overlay-root.tsx';
import { popoverTriggerStyles } from './popover.styles.ts';

/** What is explained, and what opens the explanation. */
export type PopoverProps = {
  /** what is explained: "Margin ratio". It names the trigger and the panel */
  label: string;
  /** a few sentences, a link; for more, use a sheet */
  children: ReactNode;
  /** `term` is the label itself, in running text; `icon` a question mark beside a heading or a figure */
  look?: 'term' | 'icon';
  /** where it goes while there is room */
  side?: 'top' | 'bottom';
  onOpenChange?: (open: boolean) => void;
};

/**
 * A small text beside what it explains, such as a definition. Renders a `<button>` and, while open, a `role="dialog"` that is not modal:
 * Escape, a press beside it and its close button close it, and focus goes back. It turns to the side that has room.
 */
export function Popover({ label, children, look = 'term', side = 'bottom', onOpenChange }: PopoverProps) {
  const t = useText(ui);
  const language = useLanguage();
  const container = useOverlayRoot();
  const [open, setOpen] = useState(false);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  return (
    <Root open={open} onOpenChange={change}>
      <Trigger className={popoverTriggerStyles({ look })} aria-label={look === 'icon' ? label : undefined}>
        {look === 'icon' ? <CircleHelp size={20} /> : label}
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
          <IconButton
            label={t('close')}
            icon={<X size={18} />}
            onPress={() => change(false)}
            className="-outline-offset-4!"
          />
        </Content>
      </Portal>
    </Root>
  );
}
