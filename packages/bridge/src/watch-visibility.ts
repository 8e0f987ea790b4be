import { debounce, visibilityDebounceMs } from '@quayside/platform/internals/debounce';
import { pageTimers, type Timers } from '@quayside/platform/internals/timers';
import type { Bridge } from './bridge/bridge.ts';
import type { ActivityStatus } from './commands.ts';

/** Sources of `watchVisibility`: the native app, if there is one, and the document. */
export type VisibilitySources = {
  readonly bridge: Pick<Bridge, 'watchActivity'>;
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  readonly timers?: Timers;
};

/**
 * Calls `listener` when the page becomes hidden or visible, from the app's events and those of the browser. Waits for
 * 1000 ms without a change (UI-02), and ignores repetitions. Returns a clean-up function.
 */
export function watchVisibility(
  listener: (status: ActivityStatus) => void,
  { bridge, document, timers = pageTimers }: VisibilitySources,
): () => void {
  const inBrowser = (): ActivityStatus => (document.visibilityState === 'hidden' ? 'hidden' : 'visible');
  let reported = inBrowser();
  const report = debounce(
    (status: ActivityStatus) => {
      if (status === reported) return;
      reported = status;
      listener(status);
    },
    visibilityDebounceMs,
    timers,
  );
  const onChange = () => report(inBrowser());
  document.addEventListener('visibilitychange', onChange);
  const stop = bridge.watchActivity(report);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', onChange);
    report.cancel();
  };
}
