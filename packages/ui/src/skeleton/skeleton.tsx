import { ui } from '@quayside/i18n/text/ui';
import { useText } from '@quayside/i18n/use-text';
import type { ReactNode } from 'react';
import type { ElementProps } from '../element-props/element-props.ts';
import { useMergedRef } from '../element-props/use-merged-ref.ts';
import { fadeSkeleton } from './fade-skeleton.ts';

export { fadeSkeleton } from './fade-skeleton.ts';

export type SkeletonProps = {
  /** The shape: `text` for lines, `block` for pictures or buttons, and `circle` for icons. Default: `text`. */
  variant?: 'text' | 'block' | 'circle';
  /** The number of lines of `text`. The last one is shorter. Default: `1`. */
  lines?: number;
  /** The width as a CSS length. Set it to the width of the content, so that the layout does not shift. */
  width?: string;
  /** The height as a CSS length. Set it to the height of the content, so that the layout does not shift. */
  height?: string;
} & ElementProps<'span', 'children'>;

/**
 * Renders a placeholder for loading content, hidden from screen readers. Put it in a `SkeletonScreen`, which announces
 * the loading.
 */
export function Skeleton({
  variant = 'text',
  lines = 1,
  width,
  height,
  className = '',
  style,
  ...rest
}: SkeletonProps) {
  const bar = 'block animate-q-pulse bg-line motion-reduce:animate-none';
  if (variant !== 'text') {
    const circle = variant === 'circle';
    return (
      <span
        aria-hidden
        {...rest}
        className={`${bar} ${circle ? 'rounded-full' : 'rounded-control'} ${className}`}
        style={{ width: width ?? (circle ? '3rem' : '100%'), height: height ?? '3rem', ...style }}
      />
    );
  }
  return (
    <span aria-hidden {...rest} className={`flex flex-col gap-2 ${className}`} style={{ width, ...style }}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={`${bar} h-[1em] rounded-sm ${lines > 1 && line === lines - 1 ? 'w-3/5' : ''}`} />
      ))}
    </span>
  );
}

export type SkeletonScreenProps = { children: ReactNode } & ElementProps<'div'>;

/**
 * Renders a container for skeletons that announces "Loading". On unmount, it fades out over the content that replaces
 * it.
 */
export function SkeletonScreen({ children, className = '', ref, ...rest }: SkeletonScreenProps) {
  const t = useText(ui);
  return (
    <div
      role="status"
      {...rest}
      ref={useMergedRef<HTMLDivElement>(fadeSkeleton, ref)}
      className={`flex flex-col gap-4 ${className}`}
    >
      <span className="sr-only">{t('loading')}</span>
      {children}
    </div>
  );
}
