import { detectLanguage, type Language, parseAcceptLanguage } from '@quayside/i18n/language';
import { parseUrl } from '@quayside/platform/internals/parse-url';
import { toSafeReturnUrl } from '@quayside/platform/internals/return-url';
import { type Skin, skins } from '@quayside/platform/page-parameters';
import type { ServerPorts } from '../ports/server-context.ts';

/** Base path of the customer's app on each of its origins (specification, section 2). */
export const hostBase = '/acct/open-account/';

/** The configured public addresses of this server and the apps. */
export type PublicAddresses = Pick<ServerPorts, 'appUrls' | 'publicUrl' | 'hostOrigins'>;

/** Returns the origin in the browser's address bar: the forwarded one if it is configured, otherwise that of this server. */
export function getPublicOrigin(
  { appUrls, publicUrl, hostOrigins }: PublicAddresses,
  { url, headers }: Request,
): string {
  const { protocol, host } = new URL(url);
  const forwarded = `${headers.get('X-Forwarded-Proto') ?? protocol.replace(':', '')}://${headers.get('X-Forwarded-Host')}`;
  const known = [publicUrl, ...Object.values(appUrls), ...hostOrigins].flatMap((one) =>
    one ? [new URL(one).origin] : [],
  );
  return known.includes(forwarded) ? forwarded : `${protocol}//${headers.get('Host') ?? host}`;
}

/** Returns the language of a page: `langType` in the URL, otherwise the browser's preferred language, otherwise English. */
export function pageLanguage(request: Request): Language {
  return detectLanguage({
    parameter: new URL(request.url).searchParams.get('langType'),
    preferences: parseAcceptLanguage(request.headers.get('Accept-Language')),
    editionDefault: 'en',
  });
}

/** Returns `wanted` if it is a page of the customer's app on one of `origins`, otherwise the app's home page on the first origin. */
export function toReturnUrl(wanted: string | null, origins: readonly [string, ...string[]]): string {
  const [first, ...others] = origins;
  const other = others.find((origin) => wanted?.startsWith(`${origin}/`));
  return toSafeReturnUrl(wanted, { origin: other ?? first, base: hostBase });
}

/** Returns the skin in the page's URL, or in the URL of the app page that opened it (`callBackUrl`); undefined if neither names a known skin. */
export function pageSkin(request: Request): Skin | undefined {
  const { searchParams } = new URL(request.url);
  const opener = parseUrl(searchParams.get('callBackUrl') ?? '');
  const requested = searchParams.get('skinType') ?? opener?.searchParams.get('skinType');
  return skins.find((skin) => skin === requested);
}
