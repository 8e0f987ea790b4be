import { ui } from '@quayside/i18n/text/ui';
import { useText } from '@quayside/i18n/use-text';
import type { ReactNode } from 'react';
import type { ElementProps } from '../element-props/element-props.ts';
import { Spinner } from '../spinner/spinner.tsx';

export type LoadingProps = {
  /** The text next to the spinner. Default: "Loading" in the current language. */
  children?: ReactNode;
  /** The position. `page` centres the indicator in at least half of the height of the viewport. Default: `inline`. */
  variant?: 'inline' | 'page';
} & ElementProps<'div'>;

/** Renders a spinner and text in a live region. Use `Skeleton` if the layout of the content is known. */
export function Loading({ children, variant = 'inline', className = '', ...rest }: LoadingProps) {
  const t = useText(ui);
  return (
    <div
      role="status"
      {...rest}
      className={`flex items-center gap-3 text-label text-ink-muted ${variant === 'page' ? 'min-h-[50vh] flex-col justify-center text-balance px-gutter text-center' : ''} ${className}`}
    >
      <Spinner className={variant === 'page' ? 'size-8 text-accent' : 'text-accent'} />
      {children ?? t('loading')}
    </div>
  );
}
