import type { FoundAddress } from '@quayside/contract/calls/address';

/** Finds addresses by postal code, for example in a national directory such as that of Singapore Post. */
export type AddressDirectory = {
  /** Resolves to undefined if the code is unknown; rejects if the directory is unavailable. */
  readonly find: (country: string, postalCode: string) => Promise<FoundAddress | undefined>;
};

/** Directory that knows no postal code, so that customers type their address. */
export const noAddressDirectory: AddressDirectory = { find: async () => undefined };
