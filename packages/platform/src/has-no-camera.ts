import { pageTimers, type Timers } from './timers.ts';
import { withTimeout } from './with-timeout.ts';

/** A screen waits for the answer: a browser that is slower than this does not say. */
const PATIENCE_MS = 1000;

/**
 * Returns whether a device is known to have no camera, without asking for permission. Returns false when the browser
 * does not say within a second.
 */
export async function hasNoCamera(
  devices: Pick<MediaDevices, 'enumerateDevices'> | undefined,
  timers: Timers = pageTimers,
): Promise<boolean> {
  if (!devices) return false;
  try {
    const late = () => new Error('The browser does not list its devices.');
    const found = await withTimeout(devices.enumerateDevices(), PATIENCE_MS, late, timers);
    return found.every(({ kind }) => kind !== 'videoinput');
  } catch {
    return false;
  }
}
