import { formatSingaporeTime } from '@quayside/i18n/internals/instant-text';
import { errors } from '@quayside/i18n/internals/text/errors';
import type { TextStore } from '@quayside/i18n/text-store';
import type { Host } from '../host-context.ts';

/**
 * Shows a strip above the screen whenever the device goes offline, with the time since when balances can be out of date, and removes it once the device is
 * online. Shows none before the first screen.
 */
export function watchOffline(host: Pick<Host, 'texts' | 'view'>, now: () => Date = () => new Date()): void {
  let strip: HTMLElement | undefined;
  addEventListener('offline', () => {
    if (strip || host.view.state !== 'screen') return; // without a screen, the page shows its own message
    strip = createOfflineStrip(host.texts, now());
    document.body.prepend(strip);
  });
  addEventListener('online', () => {
    strip?.remove();
    strip = undefined;
  });
}

/** Creates the strip that says since when the device is offline (`since`). */
export function createOfflineStrip(texts: Pick<TextStore, 'translate'>, since: Date): HTMLElement {
  const strip = document.createElement('aside');
  strip.className = 'bg-warning-soft px-gutter py-2 text-center text-label text-ink';
  strip.textContent = texts.translate(errors, 'offlineSince', { time: formatSingaporeTime(since) });
  return strip;
}
