import { ui } from '@quayside/i18n/text/ui';
import { useText } from '@quayside/i18n/use-text';
import type { ReactNode } from 'react';

/** What stands where something is about to come, of its shape and size. */
export type SkeletonProps = {
  /** `text` lines, a `block` (a picture, a button), a `circle` */
  shape?: 'text' | 'block' | 'circle';
  /** of `text`; the last one is shorter */
  lines?: number;
  /** CSS lengths, so that nothing moves when the content comes */
  width?: string;
  height?: string;
};

/** The outline of what is coming. Renders `<span>`s hidden from screen readers; `SkeletonScreen` around them says that something loads. */
export function Skeleton({ shape = 'text', lines = 1, width, height }: SkeletonProps) {
  const bar = 'block animate-q-pulse bg-line motion-reduce:animate-none';
  if (shape !== 'text') {
    const circle = shape === 'circle';
    return (
      <span
        aria-hidden
        className={`${bar} ${circle ? 'rounded-full' : 'rounded-control'}`}
        style={{ width: width ?? (circle ? '3rem' : '100%'), height: height ?? '3rem' }}
      />
    );
  }
  return (
    <span aria-hidden className="block space-y-2" style={{ width }}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={`${bar} h-[1em] rounded-sm ${lines > 1 && line === lines - 1 ? 'w-3/5' : ''}`} />
      ))}
    </span>
  );
}

/** A screen's own layout in skeletons. Renders a `<div>` that says "Loading". */
export function SkeletonScreen({ children }: { children: ReactNode }) {
  const t = useText(ui);
  return (
    <div role="status" className="space-y-4">
      <span className="sr-only">{t('loading')}</span>
      {children}
    </div>
  );
}
