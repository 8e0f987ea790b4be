import type { Platform } from '@quayside/platform/internals/device-type';
import { type PageParameters, readPageParameters } from '@quayside/platform/page-parameters';

/**
 * Returns the native app's device id, from its user agent or from the URL that it opened. Returns undefined in a browser, where anyone could have written the
 * URL.
 */
export function getAppDeviceId(
  { uuid }: Pick<PageParameters, 'uuid'>,
  platform: Platform,
  userAgent = navigator.userAgent,
): string | undefined {
  return platform === 'browser' ? readPageParameters({ search: '', userAgent }).uuid : uuid;
}
