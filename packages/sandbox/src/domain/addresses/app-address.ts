import type { Brand } from '@quayside/platform/brand';
import { getEditions, plainBrand, type ServedEdition } from '../ports/editions.ts';
import type { ServerPorts } from '../ports/server-context.ts';
import { getPublicOrigin, hostBase, type PublicAddresses } from './page-request.ts';

/** The configured URLs, editions and brands of the regional apps. */
type Addresses = Pick<ServerPorts, 'appUrls' | 'publicUrl' | 'editions'> & Partial<Pick<ServerPorts, 'brands'>>;

/**
 * Returns the URL of a page in the app with type `appType`, for links in mails. `page` is a path below the host's base; by default the home page. An app
 * without a configured URL is at `publicUrl`.
 */
export function getAppUrl(server: Addresses, appType: number, page = ''): string {
  const { appUrls, publicUrl } = server;
  const edition = Object.entries(getEditions(server)).find(([, one]) => one.appType === appType)?.[0];
  return `${(edition && appUrls[edition]) ?? publicUrl}${hostBase}${page}`;
}

/**
 * Returns the name of the edition whose app sent a request. Any other origin counts as that of `publicUrl`, which is `sg` unless `appUrls` names another
 * edition.
 */
export function getEditionName(known: PublicAddresses, request: Request): string {
  const { appUrls, publicUrl } = known;
  const shown = getPublicOrigin(known, request);
  const at = (origin: string) =>
    Object.keys(appUrls).find((name) => {
      const url = appUrls[name];
      return url !== undefined && new URL(url).origin === origin;
    });
  return at(shown) ?? at(new URL(publicUrl).origin) ?? 'sg';
}

/** Returns the configuration of the edition whose app sent a request. The default is Singapore's. */
export function getServedEdition(known: PublicAddresses & Addresses, request: Request): ServedEdition {
  const editions = getEditions(known);
  const found = editions[getEditionName(known, request)] ?? editions.sg;
  if (!found) throw new TypeError('The specified editions are missing.');
  return found;
}

/** Returns the brand of the app with a type (X-Type), or the plain brand for an unknown type. */
export const getBrand = (server: Pick<Addresses, 'editions' | 'brands'>, appType: number | undefined): Brand =>
  Object.values(getEditions(server)).find((edition) => edition.appType === appType)?.brand ?? plainBrand;
