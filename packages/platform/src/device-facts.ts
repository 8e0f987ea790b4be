import { randomId } from './random-id.ts';
import { isString, type SafeStorage } from './storage.ts';

/**
 * Returns the device id that a browser sends in the X-Dev-Id header. The first call creates a random id and stores it
 * on the device.
 */
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
 * Returns the IndexedDB factory of the browser. Returns undefined if storage is blocked, because reading the property
 * then throws (reliability F38).
 */
export function getIndexedDB(): IDBFactory | undefined {
  try {
    return globalThis.indexedDB;
  } catch {
    return undefined;
  }
}
