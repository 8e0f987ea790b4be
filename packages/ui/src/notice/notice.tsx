import { ui } from '@quayside/i18n/text/ui';
import { useText } from '@quayside/i18n/use-text';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { noticeStyles } from './notice.styles.ts';
import { announcedAs, type Tone, ToneSign } from './tone-sign.tsx';

/** What is said about this screen, how urgently, and whether it can be closed. */
export type NoticeProps = {
  tone?: Tone;
  title?: ReactNode;
  children?: ReactNode;
  /** what the user can do about it: a link or a quiet button */
  action?: ReactNode;
  /** for a notice that appears while the user is on the page: `polite` is read when there is a pause, `assertive` at once */
  announce?: 'polite' | 'assertive';
  /** shows a close button */
  onClose?: () => void;
};

/**
 * Something to know on this screen; what concerns the whole app is a `Banner`. Its tone is a colour, an icon and a word for screen readers.
 * Renders a `<div>`; `data-tone`.
 */
export function Notice({ tone = 'info', title, children, action, announce, onClose }: NoticeProps) {
  const t = useText(ui);
  return (
    <div data-tone={tone} role={announce && announcedAs[announce]} className={noticeStyles({ tone })}>
      <ToneSign tone={tone} />
      <div className="min-w-0 flex-1">
        {title ? <p className="m-0 font-semibold">{title}</p> : null}
        {children ? <div className={title ? 'mt-1' : ''}>{children}</div> : null}
        {action ? <div className="mt-2">{action}</div> : null}
      </div>
      {onClose ? (
        <IconButton label={t('close')} icon={<X size={18} />} onPress={onClose} className="-my-3 -me-3" />
      ) : null}
    </div>
  );
}
