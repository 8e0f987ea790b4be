import { detectLanguage, type Language } from '@quayside/i18n/language';
import { safeReturn } from '@quayside/platform/return-url';

/** Where the app of the customer lives (specification, section 2). */
export const hostBase = '/acct/open-account/';

/** The origin that the browser shows: the gateway's, where one stands before this server. */
export function shownOrigin(request: Request): string {
  const { protocol, host } = new URL(request.url);
  const shownHost = request.headers.get('X-Forwarded-Host') ?? request.headers.get('Host') ?? host;
  const shownProtocol = request.headers.get('X-Forwarded-Proto') ?? protocol.replace(':', '');
  return `${shownProtocol}://${shownHost}`;
}

export function pageLanguage(request: Request): Language {
  const [browser] = (request.headers.get('Accept-Language') ?? '').split(',');
  return detectLanguage({
    parameter: new URL(request.url).searchParams.get('langType'),
    browser: browser?.split(';')[0]?.trim() || undefined,
    editionDefault: 'en',
  });
}

/** `wanted` where it is an address of the customer's app on one of these origins, else the app's home on the first. */
export function returnAddress(wanted: string | null, origins: readonly [string, ...string[]]): string {
  const [first, ...others] = origins;
  const other = others.find((origin) => wanted?.startsWith(`${origin}/`));
  return safeReturn(wanted, { origin: other ?? first, base: hostBase });
}
