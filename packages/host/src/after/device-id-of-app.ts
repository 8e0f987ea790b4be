import type { Platform } from '@quayside/platform/device-type';
import { type PageParameters, readPageParameters } from '@quayside/platform/page-parameters';

/**
 * The device id that the app around the page gives: in its user agent, or in the address that it opens. In a plain browser the address may be anybody's link, and
 * a device id from it would end the login, so it counts for nothing there.
 */
export function deviceIdOfApp(
  { uuid }: Pick<PageParameters, 'uuid'>,
  platform: Platform,
  userAgent = navigator.userAgent,
): string | undefined {
  return platform === 'browser' ? readPageParameters({ search: '', userAgent }).uuid : uuid;
}
