import { singaporeTime } from '@quayside/i18n/instant-text';
import { errors } from '@quayside/i18n/text/errors';
import type { TextStore } from '@quayside/i18n/text-store';
import type { Host } from '../host-context.ts';

/**
 * Shows a strip above a screen for as long as there is no network, with the time from which what it shows may be out of date: the toast of a failed call
 * disappears, and balances would look live. Its texts are there by `prepareMessages`. It belongs to no screen, so it stands before the root of the app.
 */
export function watchOffline(host: Pick<Host, 'texts' | 'view'>, now: () => Date = () => new Date()): void {
  let strip: HTMLElement | undefined;
  addEventListener('offline', () => {
    if (strip || host.view.state !== 'screen') return; // a page that is not there says so itself
    strip = offlineStrip(host.texts, now());
    document.body.prepend(strip);
  });
  addEventListener('online', () => {
    strip?.remove();
    strip = undefined;
  });
}

/** Returns the strip, which says since when. */
export function offlineStrip(texts: Pick<TextStore, 'translate'>, since: Date): HTMLElement {
  const strip = document.createElement('aside');
  strip.className = 'bg-warning-soft px-gutter py-2 text-center text-label text-ink';
  strip.textContent = texts.translate(errors, 'offlineSince', { time: singaporeTime(since) });
  return strip;
}
