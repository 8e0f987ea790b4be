import { ui } from '@quayside/i18n/text/ui';
import { useText } from '@quayside/i18n/use-text';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import type { ElementProps } from '../element-props/element-props.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { noticeStyles } from './notice.styles.ts';
import { announceRoles, type Tone, ToneIcon } from './tone-icon.tsx';

export type NoticeProps = {
  /** The meaning, which determines colour and icon. Default: `info`. */
  tone?: Tone;
  /** A heading above the message. */
  title?: ReactNode;
  /** The message. */
  children?: ReactNode;
  /** A button or link. */
  action?: ReactNode;
  /**
   * The width of the action. `full` fills the notice; use it for important buttons. By default, the action is below the
   * text.
   */
  actionWidth?: 'text' | 'full';
  /**
   * The live region for a notice that appears later. `polite` waits for a pause; `assertive` interrupts. By default,
   * there is no announcement.
   */
  announce?: 'polite' | 'assertive';
  /** Called when the user presses the close button. Without it, the notice has no close button. */
  onClose?: () => void;
} & ElementProps<'div', 'title' | 'role'>;

/**
 * Renders a message about one screen. Use `Banner` for messages about the whole app. The tone has a colour, an icon and
 * a text for screen readers. `data-tone`: the tone.
 */
export function Notice({
  tone = 'info',
  title,
  children,
  action,
  actionWidth,
  announce,
  onClose,
  className,
  ...rest
}: NoticeProps) {
  const t = useText(ui);
  return (
    <div
      {...rest}
      data-tone={tone}
      role={announce && announceRoles[announce]}
      className={noticeStyles({ tone, className })}
    >
      <ToneIcon tone={tone} />
      <div className="min-w-0 flex-1">
        {title ? <p className="m-0 font-semibold">{title}</p> : null}
        {children ? <div className={title ? 'mt-1' : ''}>{children}</div> : null}
        {action && actionWidth !== 'full' ? <div className="mt-2">{action}</div> : null}
      </div>
      {onClose ? (
        <IconButton label={t('close')} icon={<X size={18} />} onPress={onClose} className="-my-3 -me-3" />
      ) : null}
      {action && actionWidth === 'full' ? <div className="basis-full">{action}</div> : null}
    </div>
  );
}
