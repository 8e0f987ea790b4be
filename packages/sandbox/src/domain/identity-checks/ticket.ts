import type { Vault } from '../../kernel/crypto/vault.ts';

/** The provider's page, in development only. */
export const providerPath = '/sandbox/identity-check';

/** Returns the ticket that opens the provider's page of one check. It is part of a URL, as with real providers, and expires with the check. */
export const ticketOf = (vault: Vault, checkId: string): Promise<string> =>
  vault.fingerprint('identity-ticket', checkId);
