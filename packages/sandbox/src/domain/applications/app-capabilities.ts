import type { AppType } from '@quayside/platform/app-type';
import type { EditionCapabilities } from '@quayside/rules/edition-capabilities';
import { getEditions } from '../ports/editions.ts';
import type { Ports } from '../ports/server-context.ts';

/** Returns the capabilities of a specified or configured edition by app type, or undefined for an unknown app. */
export const findCapabilities = (
  { editions }: Pick<Ports, 'editions'>,
  appType: AppType,
): EditionCapabilities | undefined =>
  Object.values(getEditions({ editions })).find((edition) => edition.appType === appType)?.capabilities;
