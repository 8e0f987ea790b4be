import { ChunkLoadError, chunkLimit } from '@quayside/flow/internals/load-screen';
import { pageTimers } from '@quayside/platform/internals/timers';
import { withTimeout } from '@quayside/platform/internals/with-timeout';
import type { Host } from '../host-context.ts';

/**
 * Loads the whole stylesheet of a prerendered page, which contains only the styles of its first frame. Does nothing on other pages. Rejects with
 * `ChunkLoadError` if it fails or takes too long.
 */
export function loadStyles({ dataset }: HTMLElement): Promise<void> {
  const { page, styles } = dataset;
  if (!page || !styles) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = styles;
  const loading = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new ChunkLoadError(page, new Error('The CSS failed.'))));
  });
  document.head.append(link);
  const late = () => new ChunkLoadError(page, new Error('The CSS timed out.'));
  return withTimeout(loading, chunkLimit, late, pageTimers);
}

/** Loads the whole stylesheet of a prerendered page, and retries once the network is back. Until then, the screen has the styles of its first frame. */
export function loadRemainingStyles(host: Host, root: HTMLElement): void {
  loadStyles(root).catch((error: unknown) => {
    host.log('styles', error);
    addEventListener('online', () => loadRemainingStyles(host, root), { once: true });
  });
}
