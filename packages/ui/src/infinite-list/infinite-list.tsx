import { uiReading } from '@quayside/i18n/internals/text/ui-reading';
import { ui } from '@quayside/i18n/text/ui';
import { useText } from '@quayside/i18n/use-text';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import type { ElementProps } from '../element-props/element-props.ts';
import { List, type ListProps } from '../list/list.tsx';
import { Loading } from '../loading/loading.tsx';

export type InfiniteListProps = {
  /** The rows that have loaded, such as `Cell`. */
  children: ReactNode;
  /** Whether there are more rows. */
  hasMore: boolean;
  /** Loads more rows. If the promise rejects, an error and a button to try again are shown. */
  onLoadMore: () => Promise<unknown>;
} & Pick<ListProps, 'label' | 'variant'> &
  ElementProps<'div', 'children'>;

/**
 * Renders a `List` that loads more rows when its end comes into view, or when the user presses the button there.
 * `data-state`: idle, loading, failed.
 */
export function InfiniteList({ children, hasMore, onLoadMore, label, variant, ...rest }: InfiniteListProps) {
  const common = useText(ui);
  const t = useText(uiReading);
  const end = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const [pages, setPages] = useState(0);
  const load = () => {
    setState('loading');
    onLoadMore().then(
      () => {
        setState('idle');
        setPages((count) => count + 1);
      },
      () => setState('failed'),
    );
  };
  const loadAtEnd = useEffectEvent(load);
  useEffect(() => {
    if (!hasMore || state !== 'idle' || !end.current) return;
    const watcher = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) loadAtEnd();
    });
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, [hasMore, state, pages]); // a page can load before the next render, or be too short to move the end out of view
  return (
    <div {...rest} data-state={state}>
      <List label={label} variant={variant} aria-busy={state === 'loading' || undefined}>
        {children}
      </List>
      {hasMore ? (
        <div
          ref={end}
          data-part="end"
          className="flex min-h-control flex-wrap items-center justify-center gap-x-3 py-2"
        >
          {state === 'loading' ? (
            <Loading />
          ) : (
            <>
              <p role="status" className="m-0 text-danger text-label empty:hidden">
                {state === 'failed' ? t('loadMoreFailed') : null}
              </p>
              <Button variant="quiet" size="medium" onPress={load}>
                {state === 'failed' ? common('retry') : t('loadMore')}
              </Button>
            </>
          )}
        </div>
      ) : null}
    </div>
  );
}
