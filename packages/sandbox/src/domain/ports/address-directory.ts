import type { FoundAddress } from '@quayside/contract/calls/address';

/** Finds addresses by postal code. A port to a national directory, such as that of Singapore Post. */
export type AddressDirectory = {
  /** returns undefined for an unknown code; rejects if the directory is unavailable */
  readonly find: (country: string, postalCode: string) => Promise<FoundAddress | undefined>;
};

/** Directory that knows no code, so that customers type their address. */
export const noAddressDirectory: AddressDirectory = { find: async () => undefined };
