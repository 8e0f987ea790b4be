import { ui } from '@quayside/i18n/text/ui';
import { useText } from '@quayside/i18n/use-text';
import X from 'lucide-react/icons/x';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { announcedAs, type Tone, ToneSign } from '../notice/tone-sign.tsx';
import { bannerStyles } from './banner.styles.ts';

/** What is said about the whole app, how urgently, and whether it can be closed. */
export type BannerProps = {
  tone?: Tone;
  title?: ReactNode;
  children?: ReactNode;
  /** what the user can do about it: links or buttons, beside the words where there is room */
  action?: ReactNode;
  /** `top` stays over the page while it scrolls, below the notch; `inline` scrolls with it */
  place?: 'inline' | 'top';
  /** for a banner that appears while the user is on the page: `polite` is read when there is a pause, `assertive` at once */
  announce?: 'polite' | 'assertive';
  /** shows a close button */
  onClose?: () => void;
};

/**
 * Something about the whole app, on every screen until it is over: offline, signed out, markets closed. Reaches both edges of the screen;
 * what concerns one screen or one question is a `Notice`. Renders a `<section>` named by its words; `data-tone`.
 */
export function Banner({ tone = 'info', title, children, action, place = 'inline', announce, onClose }: BannerProps) {
  const t = useText(ui);
  const id = useId();
  return (
    <section aria-labelledby={id} data-tone={tone} className={bannerStyles({ tone, place })}>
      <div role={announce && announcedAs[announce]} className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4">
        <div className="flex min-w-0 flex-[1_1_12rem] items-start gap-3 py-2.5">
          <ToneSign tone={tone} />
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
