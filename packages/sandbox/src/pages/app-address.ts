import { type EditionName, editionNames, editionOfAppType } from '@quayside/platform/app-type';
import type { Ports } from '../server/server-context.ts';
import { hostBase, type KnownAddresses, shownOrigin } from './page-request.ts';

/** Where the regional apps are found. */
type Addresses = Pick<Ports, 'appUrls' | 'publicUrl'>;

/**
 * The whole address of a page of the app in which an application was started or an account opened (`appType`): for the links of mails. An app whose address
 * this server was not given is taken to be at `publicUrl`. `page`: below the host's base, home where it is left out.
 */
export function appAddress({ appUrls, publicUrl }: Addresses, appType: number, page = ''): string {
  const edition = editionOfAppType(appType);
  return `${(edition && appUrls[edition]) ?? publicUrl}${hostBase}${page}`;
}

/** The edition through whose app a request came; the one at the public address where it came to this server itself. */
export function editionOfRequest(known: KnownAddresses, request: Request): EditionName {
  const { appUrls, publicUrl } = known;
  const shown = shownOrigin(known, request);
  const at = (origin: string) =>
    editionNames.find((name) => {
      const url = appUrls[name];
      return url !== undefined && new URL(url).origin === origin;
    });
  return at(shown) ?? at(new URL(publicUrl).origin) ?? 'sg';
}
