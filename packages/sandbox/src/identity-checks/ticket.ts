import type { Vault } from '../secrets/vault.ts';

/** The provider's page: development alone. */
export const providerPath = '/sandbox/identity-check';

/** What opens the provider's page of one check, and nothing else. It stands in an address, as with providers of the trade, and dies with the check. */
export const ticketOf = (vault: Vault, checkId: string): Promise<string> =>
  vault.fingerprint('identity-ticket', checkId);
