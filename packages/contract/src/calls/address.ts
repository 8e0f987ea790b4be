import { lazyObject } from '@quayside/rules/internals/lazy-object';
import * as z from 'zod/mini';
import { defineCall, type ResponseOf } from '../call.ts';

/** Returns the address lines of a postal code. Null if the code is unknown, or if the country has no lookup. */
export const findAddress = defineCall('findAddress', {
  summary:
    'Returns the address lines of a postal code; null for a code that is not known, or of a country whose codes are not looked up',
  verb: 'GET',
  path: 'open-account-server/api/find-address/v1',
  request: lazyObject(() => ({
    /** The country of the postal code, as ISO 3166-1 alpha-2 code. */
    country: z.string().check(z.regex(/^[A-Z]{2}$/)),
    postalCode: z.string().check(z.regex(/^[A-Z0-9-]{2,16}$/)),
  })),
  response: z.nullable(
    lazyObject(() => ({
      /** Block or house number, and street. */
      line1: z.string(),
      /** Building, village or estate; absent if there is none. */
      line2: z.optional(z.string()),
    })),
  ),
});
/** The address lines that belong to a postal code. */
export type FoundAddress = NonNullable<ResponseOf<typeof findAddress>>;
