import type { Platform } from '@quayside/platform/internals/device-type';
import { type PageParameters, readPageParameters } from '@quayside/platform/page-parameters';

/**
 * Returns the device id of the app, from its user agent or from the URL that it opened. In a plain browser, returns undefined: anyone may have written the URL,
 * and another device id would end the login.
 */
export function deviceIdOfApp(
  { uuid }: Pick<PageParameters, 'uuid'>,
  platform: Platform,
  userAgent = navigator.userAgent,
): string | undefined {
  return platform === 'browser' ? readPageParameters({ search: '', userAgent }).uuid : uuid;
}
