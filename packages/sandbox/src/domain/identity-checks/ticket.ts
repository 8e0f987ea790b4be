import type { Vault } from '../../kernel/crypto/vault.ts';

/** Path of the page of the identity provider, which exists only in development. */
export const identityProviderPath = '/sandbox/identity-check';

/** Returns the ticket that opens the page of a check. It is valid until the check expires. */
export const createTicket = (vault: Vault, checkId: string): Promise<string> =>
  vault.fingerprint('identity-ticket', checkId);
