import { ui } from '@quayside/i18n/text/ui';
import { useText } from '@quayside/i18n/use-text';
import type { ReactNode } from 'react';
import { Spinner } from '../spinner/spinner.tsx';

export type LoadingProps = {
  /** The text next to the spinner. Default: "Loading" in the current language. */
  children?: ReactNode;
  /** The position. `page` centres the indicator in at least half of the height of the viewport. Default: `inline`. */
  variant?: 'inline' | 'page';
};

/** Renders a spinner and text in a live region. Use `Skeleton` if the layout of the content is known. */
export function Loading({ children, variant: placement = 'inline' }: LoadingProps) {
  const t = useText(ui);
  return (
    <div
      role="status"
      className={`flex items-center gap-3 text-label text-ink-muted ${placement === 'page' ? 'min-h-[50vh] flex-col justify-center text-balance px-gutter text-center' : ''}`}
    >
      <Spinner className={placement === 'page' ? 'size-8 text-accent' : 'text-accent'} />
      {children ?? t('loading')}
    </div>
  );
}
