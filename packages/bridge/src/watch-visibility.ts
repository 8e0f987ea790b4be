import { debounce, visibilityDebounceMs } from '@quayside/platform/debounce';
import { pageTimers, type Timers } from '@quayside/platform/timers';
import type { Bridge } from './bridge/bridge.ts';
import type { ActivityStatus } from './commands.ts';

/** Who says whether the page is seen: the app where there is one, and the document. */
export type VisibilitySources = {
  readonly bridge: Pick<Bridge, 'watchActivity'>;
  /** the page's document */
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  readonly timers?: Timers;
};

/**
 * Hears when the customer leaves the page and comes back: from the app's activity status and from the browser, once it has been still for 1000 ms (UI-02), and
 * only when it differs from what was told before. Returns how to stop.
 */
export function watchVisibility(
  listener: (status: ActivityStatus) => void,
  { bridge, document, timers = pageTimers }: VisibilitySources,
): () => void {
  const inBrowser = (): ActivityStatus => (document.visibilityState === 'hidden' ? 'hidden' : 'visible');
  let told = inBrowser();
  const tell = debounce(
    (status: ActivityStatus) => {
      if (status === told) return;
      told = status;
      listener(status);
    },
    visibilityDebounceMs,
    timers,
  );
  const onChange = () => tell(inBrowser());
  document.addEventListener('visibilitychange', onChange);
  const stop = bridge.watchActivity(tell);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', onChange);
    tell.cancel();
  };
}
