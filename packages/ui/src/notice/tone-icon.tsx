import { ui } from '@quayside/i18n/text/ui';
import { useText } from '@quayside/i18n/use-text';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { toneIconStyles } from './notice.styles.ts';

/** The tone of a message, which determines the colour, the icon and the word for screen readers. */
export type Tone = 'info' | 'warning' | 'danger' | 'success';

/** Renders the icon of a tone, with its word for screen readers, such as "Warning". */
export function ToneIcon({ tone }: { tone: Tone }) {
  const t = useText(ui);
  const Icon = icons[tone];
  return (
    <span className={toneIconStyles({ tone })}>
      <Icon aria-hidden size="1.25rem" />
      <span className="sr-only">{t(words[tone])} </span>
    </span>
  );
}

/** The ARIA role of the live region, for each value of `announce`. */
export const announceRoles = { polite: 'status', assertive: 'alert' } as const;

const icons = { info: Info, warning: TriangleAlert, danger: CircleAlert, success: CircleCheck };
const words = {
  info: 'noticeInfo',
  warning: 'noticeWarning',
  danger: 'noticeDanger',
  success: 'noticeSuccess',
} as const;
