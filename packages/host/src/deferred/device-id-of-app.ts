import type { Platform } from '@quayside/platform/device-type';
import { type PageParameters, readPageParameters } from '@quayside/platform/page-parameters';

/**
 * Returns the device id of the app, from its user agent or the address that it opened. In a plain browser the address may be anyone's link, and another
 * device id would end the login, so it is ignored.
 */
export function deviceIdOfApp(
  { uuid }: Pick<PageParameters, 'uuid'>,
  platform: Platform,
  userAgent = navigator.userAgent,
): string | undefined {
  return platform === 'browser' ? readPageParameters({ search: '', userAgent }).uuid : uuid;
}
