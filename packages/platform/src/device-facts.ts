import { randomId } from './random-id.ts';
import { isString, type SafeStorage } from './storage.ts';

/** Returns the X-Dev-Id header of a browser: a random id. The first call creates the id and stores it on the device. */
export function getDeviceId(storage: SafeStorage): string {
  const storedId = storage.get('deviceId', isString);
  if (storedId) return storedId;
  const id = randomId();
  storage.set('deviceId', id);
  return id;
}

/** Returns the network type, such as `4g`, or `''` if the browser does not report it. Only Chromium does. */
export const getNetworkType = (): string =>
  (navigator as { connection?: { effectiveType?: string } }).connection?.effectiveType ?? '';

/**
 * Returns the IndexedDB factory of the browser, or undefined if storage is blocked. Reading the property then throws
 * (reliability F38).
 */
export function getIndexedDB(): IDBFactory | undefined {
  try {
    return globalThis.indexedDB;
  } catch {
    return undefined;
  }
}
