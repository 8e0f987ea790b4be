import { detectLanguage, type Language } from '@quayside/i18n/language';
import { safeReturn } from '@quayside/platform/return-url';
import type { Ports } from '../server/server-context.ts';

/** Where the app of the customer lives (specification, section 2). */
export const hostBase = '/acct/open-account/';

/** Where this server was told that customers find it and the apps. */
export type KnownAddresses = Pick<Ports, 'appUrls' | 'publicUrl' | 'hostOrigins'>;

/** The origin that the browser shows: the gateway's, where one stands before this server and this server was told of it; else its own. */
export function shownOrigin({ appUrls, publicUrl, hostOrigins }: KnownAddresses, { url, headers }: Request): string {
  const { protocol, host } = new URL(url);
  const forwarded = `${headers.get('X-Forwarded-Proto') ?? protocol.replace(':', '')}://${headers.get('X-Forwarded-Host')}`;
  const known = [publicUrl, ...Object.values(appUrls), ...hostOrigins].map((one) => new URL(one).origin);
  return known.includes(forwarded) ? forwarded : `${protocol}//${headers.get('Host') ?? host}`;
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
