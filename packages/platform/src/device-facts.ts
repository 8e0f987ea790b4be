import { randomId } from './random-id.ts';
import { isText, type SafeStorage } from './storage.ts';

/** X-Dev-Id where no app gives one: random, kept on the device, says nothing about it. */
export function keptDeviceId(storage: SafeStorage): string {
  const known = storage.get('deviceId', isText);
  if (known) return known;
  const id = randomId();
  storage.set('deviceId', id);
  return id;
}

/** `4g` … where the browser says it (Network Information API: Chromium alone); '' elsewhere. */
export const netType = (): string =>
  (navigator as { connection?: { effectiveType?: string } }).connection?.effectiveType ?? '';

/** The browser's databases; where storage is blocked even asking for them can throw (reliability F38). */
export function databases(): IDBFactory | undefined {
  try {
    return globalThis.indexedDB;
  } catch {
    return undefined;
  }
}
