import { findAddress } from '@quayside/contract/calls/address';
import { defineHandler } from '../transport/handler.ts';

/** Handlers of the calls for address look-ups. */
export const addressHandlers = [
  defineHandler(
    findAddress,
    async ({ addresses }, { country, postalCode }) => (await addresses.find(country, postalCode)) ?? null,
  ),
];
