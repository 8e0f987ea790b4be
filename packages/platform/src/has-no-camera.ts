import { pageTimers, type Timers } from './timers.ts';
import { withTimeout } from './with-timeout.ts';

/** The time limit in milliseconds. A screen waits for the result. */
const TIME_LIMIT_MS = 1000;

/**
 * Returns whether a device is known to have no camera, without asking for permission. Returns false if the browser does
 * not respond within a second.
 */
export async function hasNoCamera(
  devices: Pick<MediaDevices, 'enumerateDevices'> | undefined,
  timers: Timers = pageTimers,
): Promise<boolean> {
  if (!devices) return false;
  try {
    const late = () => new Error('The browser does not list its devices.');
    const found = await withTimeout(devices.enumerateDevices(), TIME_LIMIT_MS, late, timers);
    return found.every(({ kind }) => kind !== 'videoinput');
  } catch {
    return false;
  }
}
