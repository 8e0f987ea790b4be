import { findAddress } from '@quayside/contract/calls/address';
import { defineHandler } from '../transport/handler.ts';

/** Handles the call that finds an address by postal code. */
export const addressHandlers = [
  defineHandler(
    findAddress,
    async ({ addresses }, { country, postalCode }) => (await addresses.find(country, postalCode)) ?? null,
  ),
];
