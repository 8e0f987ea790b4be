import type { AppType } from '@quayside/platform/app-type';
import type { EditionCapabilities } from '@quayside/rules/edition-capabilities';
import { getEditions } from '../ports/editions.ts';
import type { ServerPorts } from '../ports/server-context.ts';

/** Returns what the app with a type (X-Type) offers, or undefined if no specified or configured edition has this type. */
export const findCapabilities = (
  { editions }: Pick<ServerPorts, 'editions'>,
  appType: AppType,
): EditionCapabilities | undefined =>
  Object.values(getEditions({ editions })).find((edition) => edition.appType === appType)?.capabilities;
