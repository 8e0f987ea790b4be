import { loadScreen } from '@quayside/flow/load-screen';
import type { Host } from '../host-context.ts';

/** Loads the screen of a link when a finger touches it, about 100 ms before the click asks for it. Returns a function that stops. */
export function loadPressed(host: Pick<Host, 'routes' | 'texts'>, basename: string): () => void {
  const touched = async ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]:not([target])') : null;
    if (!link?.pathname.startsWith(`${basename}/`)) return;
    const route = await host.routes.find(link.pathname.slice(basename.length));
    if (route) await loadScreen(host, route);
  };
  const listener = (event: Event) => void touched(event).catch(() => undefined); // the click tries again and says so
  addEventListener('pointerdown', listener);
  return () => removeEventListener('pointerdown', listener);
}
