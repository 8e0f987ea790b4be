import { ui } from '@quayside/i18n/text/ui';
import { useText } from '@quayside/i18n/use-text';
import X from 'lucide-react/icons/x';
import { type ReactNode, useId } from 'react';
import type { ElementProps } from '../element-props/element-props.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { announceRoles, type Tone, ToneIcon } from '../notice/tone-icon.tsx';
import { bannerStyles } from './banner.styles.ts';

export type BannerProps = {
  /** The meaning, which determines colour and icon. Default: `info`. */
  tone?: Tone;
  /** A heading above the message. */
  title?: ReactNode;
  /** The message. */
  children?: ReactNode;
  /** A button or link. */
  action?: ReactNode;
  /**
   * The position. `top` sticks below the notch while the page scrolls; `inline` scrolls with the page. Default:
   * `inline`.
   */
  placement?: 'inline' | 'top';
  /**
   * The live region for a banner that appears later. `polite` waits for a pause; `assertive` interrupts. By default,
   * there is no announcement.
   */
  announce?: 'polite' | 'assertive';
  /** Called when the user presses the close button. Without it, the banner has no close button. */
  onClose?: () => void;
} & ElementProps<'section', 'title'>;

/**
 * Renders a message about the whole app in a `<section>`, for example when the user is offline or signed out. Use
 * `Notice` for a message about one screen or question. `data-tone`: the value of `tone`.
 */
export function Banner({
  tone = 'info',
  title,
  children,
  action,
  placement = 'inline',
  announce,
  onClose,
  className,
  ...rest
}: BannerProps) {
  const t = useText(ui);
  const id = useId();
  return (
    <section aria-labelledby={id} {...rest} data-tone={tone} className={bannerStyles({ tone, placement, className })}>
      <div role={announce && announceRoles[announce]} className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4">
        <div className="flex min-w-0 flex-[1_1_12rem] items-start gap-3 py-2.5">
          <ToneIcon tone={tone} />
          <div id={id} className="min-w-0 flex-1">
            {title ? <p className="m-0 font-semibold">{title}</p> : null}
            {children}
          </div>
        </div>
        {action ? <div className="flex flex-wrap gap-2 py-1 ps-8">{action}</div> : null}
      </div>
      {onClose ? <IconButton label={t('close')} icon={<X size={18} />} onPress={onClose} className="-me-3" /> : null}
    </section>
  );
}
