import { loadScreen } from '@quayside/flow/internals/load-screen';
import type { Host } from '../host-context.ts';

/** Starts to prefetch a link's screen on pointerdown, about 100 ms before the click. Returns a function that removes the listener. */
export function prefetchPressedLinks(host: Pick<Host, 'routes' | 'texts'>, basename: string): () => void {
  const touched = async ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]:not([target])') : null;
    if (!link?.pathname.startsWith(`${basename}/`)) return;
    const route = await host.routes.find(link.pathname.slice(basename.length));
    if (route) await loadScreen(host, route);
  };
  const listener = (event: Event) => void touched(event).catch(() => undefined); // the click retries and reports the failure
  addEventListener('pointerdown', listener);
  return () => removeEventListener('pointerdown', listener);
}
