import { ui } from '@quayside/i18n/text/ui';
import { useText } from '@quayside/i18n/use-text';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { toneSignStyles } from './notice.styles.ts';

export type Tone = 'info' | 'warning' | 'danger' | 'success';

/** A tone as an icon, and as a word for screen readers. Renders a `<span>`. */
export function ToneSign({ tone }: { tone: Tone }) {
  const t = useText(ui);
  const Icon = icons[tone];
  return (
    <span className={toneSignStyles({ tone })}>
      <Icon aria-hidden size={20} />
      <span className="sr-only">{t(words[tone])} </span>
    </span>
  );
}

/** How what appears while the user is on the page is read out. */
export const announcedAs = { polite: 'status', assertive: 'alert' } as const;

const icons = { info: Info, warning: TriangleAlert, danger: CircleAlert, success: CircleCheck };
const words = {
  info: 'noticeInfo',
  warning: 'noticeWarning',
  danger: 'noticeDanger',
  success: 'noticeSuccess',
} as const;
