import { randomId } from './random-id.ts';
import { isText, type SafeStorage } from './storage.ts';

/** Returns X-Dev-Id for browsers: a random id in the device's storage, without information about the device. */
export function keptDeviceId(storage: SafeStorage): string {
  const known = storage.get('deviceId', isText);
  if (known) return known;
  const id = randomId();
  storage.set('deviceId', id);
  return id;
}

/** Returns the network type, such as `4g`, or '' when the browser does not report it (only Chromium does). */
export const netType = (): string =>
  (navigator as { connection?: { effectiveType?: string } }).connection?.effectiveType ?? '';

/** Returns the browser's databases. Reading the property throws where storage is blocked (reliability F38). */
export function databases(): IDBFactory | undefined {
  try {
    return globalThis.indexedDB;
  } catch {
    return undefined;
  }
}
