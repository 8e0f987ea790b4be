import { randomId } from './random-id.ts';
import { isText, type SafeStorage } from './storage.ts';

/** Returns X-Dev-Id for browsers: a random id that is stored on the device and contains no information about it. */
export function storedDeviceId(storage: SafeStorage): string {
  const known = storage.get('deviceId', isText);
  if (known) return known;
  const id = randomId();
  storage.set('deviceId', id);
  return id;
}

/** Returns the network type, such as `4g`, or `''` if the browser does not report it. Only Chromium does. */
export const netType = (): string =>
  (navigator as { connection?: { effectiveType?: string } }).connection?.effectiveType ?? '';

/**
 * Returns the IndexedDB factory of the browser, or undefined if storage is blocked. Reading the property then throws
 * (reliability F38).
 */
export function databases(): IDBFactory | undefined {
  try {
    return globalThis.indexedDB;
  } catch {
    return undefined;
  }
}
