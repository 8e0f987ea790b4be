import { uiReading } from '@quayside/i18n/internals/text/ui-reading';
import { ui } from '@quayside/i18n/text/ui';
import { useText } from '@quayside/i18n/use-text';
import ArrowDown from 'lucide-react/icons/arrow-down';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { type ReactNode, useState } from 'react';
import { Button } from '../button/button.tsx';
import type { ElementProps } from '../element-props/element-props.ts';
import { useMergedRef } from '../element-props/use-merged-ref.ts';
import { getPullState, type PullState } from './pull.ts';
import { usePull } from './use-pull.ts';

export type PullToRefreshProps = {
  /** The content to refresh. */
  children: ReactNode;
  /** Loads the content. If the promise rejects, an error is shown and the current content stays. */
  onRefresh: () => Promise<void>;
  /**
   * Whether the user can pull. Use `off` in a native app with its own gesture (`command_enable_pull_refresh`); the
   * button is still shown. Default: `on`.
   */
  pull?: 'on' | 'off';
  /** Text beside the button, such as the time of the last update. */
  note?: ReactNode;
} & ElementProps<'div', 'children'>;

/**
 * Renders content that the user refreshes with a pull gesture or a button. `data-state`: idle, pulling, release,
 * refreshing, refreshed, failed.
 */
export function PullToRefresh({ children, onRefresh, pull = 'on', note, ...props }: PullToRefreshProps) {
  const { className = '', ref: given, ...rest } = props;
  const common = useText(ui);
  const t = useText(uiReading);
  const [fetching, setFetching] = useState<'idle' | 'refreshing' | 'refreshed' | 'failed'>('idle');
  const refresh = async () => {
    if (fetching === 'refreshing') return;
    setFetching('refreshing');
    setFetching(
      await onRefresh().then(
        () => 'refreshed' as const,
        () => 'failed' as const,
      ),
    );
  };
  const { ref, pulled } = usePull({ enabled: pull === 'on' && fetching !== 'refreshing', onRelease: refresh });
  const state: PullState = pulled > 0 ? getPullState(pulled) : fetching;
  const statusKey = statusKeys[fetching];
  return (
    <div
      {...rest}
      ref={useMergedRef<HTMLDivElement>(ref, given)}
      data-state={state}
      className={`group overscroll-y-contain ${className}`}
    >
      <div
        aria-hidden
        style={{ height: pulled }}
        className="flex items-end justify-center overflow-hidden text-caption text-ink-muted group-not-data-[state=pulling]:group-not-data-[state=release]:transition-[height]"
      >
        <span className="inline-flex items-center gap-2 pb-2">
          <ArrowDown size="1.125rem" className="transition-transform group-data-[state=release]:rotate-180" />
          {t(state === 'release' ? 'releaseToRefresh' : 'pullToRefresh')}
        </span>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p
          role="status"
          className="m-0 min-w-0 flex-1 basis-24 text-caption text-ink-muted group-data-[state=failed]:text-danger"
        >
          {statusKey ? t(statusKey) : note}
        </p>
        <Button
          variant="quiet"
          size="medium"
          icon={<RefreshCw size="1.125rem" />}
          busy={fetching === 'refreshing'}
          onPress={refresh}
          className="-me-3 ms-auto"
        >
          {fetching === 'failed' ? common('retry') : t('refresh')}
        </Button>
      </div>
      <div aria-busy={fetching === 'refreshing' || undefined}>{children}</div>
    </div>
  );
}

const statusKeys = {
  idle: undefined,
  refreshing: 'refreshing',
  refreshed: 'refreshed',
  failed: 'refreshFailed',
} as const;
