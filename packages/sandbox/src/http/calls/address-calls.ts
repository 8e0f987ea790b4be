import { findAddress } from '@quayside/contract/calls/address';
import { defineHandler } from '../transport/handler.ts';

export const addressHandlers = [
  defineHandler(
    findAddress,
    async ({ addresses }, { country, postalCode }) => (await addresses.find(country, postalCode)) ?? null,
  ),
];
