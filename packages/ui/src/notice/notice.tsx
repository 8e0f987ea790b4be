import { ui } from '@quayside/i18n/text/ui';
import { useText } from '@quayside/i18n/use-text';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { noticeIconStyles, noticeStyles } from './notice.styles.ts';

export type NoticeProps = {
  tone?: 'info' | 'warning' | 'danger' | 'success';
  title?: ReactNode;
  children?: ReactNode;
  /** what the user can do about it: a link or a quiet button */
  action?: ReactNode;
  /** `banner` reaches both edges of the screen */
  shape?: 'card' | 'banner';
  /** for a notice that appears while the user is on the page: `polite` is read when there is a pause, `assertive` at once */
  announce?: 'polite' | 'assertive';
  /** shows a close button */
  onClose?: () => void;
};

/** Something to know on this screen. Its tone is a colour, an icon and a word for screen readers. Renders a `<div>`; `data-tone`. */
export function Notice({ tone = 'info', title, children, action, shape, announce, onClose }: NoticeProps) {
  const t = useText(ui);
  const Icon = icons[tone];
  return (
    <div data-tone={tone} role={announce ? roles[announce] : undefined} className={noticeStyles({ tone, shape })}>
      <Icon size={20} className={noticeIconStyles({ tone })} />
      <div className="min-w-0 flex-1">
        <span className="sr-only">{t(words[tone])} </span>
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

const icons = { info: Info, warning: TriangleAlert, danger: CircleAlert, success: CircleCheck };
const words = {
  info: 'noticeInfo',
  warning: 'noticeWarning',
  danger: 'noticeDanger',
  success: 'noticeSuccess',
} as const;
const roles = { polite: 'status', assertive: 'alert' } as const;
