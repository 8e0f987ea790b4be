import type { FoundAddress } from '@quayside/contract/calls/address';

/** Addresses by postal code: a national directory, such as that of Singapore Post, behind this port. */
export type AddressDirectory = {
  /** Returns undefined for a code that it does not know. Rejects if it cannot be asked. */
  readonly find: (country: string, postalCode: string) => Promise<FoundAddress | undefined>;
};

/** A server without a directory: all customers type their address. */
export const noAddressDirectory: AddressDirectory = { find: async () => undefined };
