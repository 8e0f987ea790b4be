import type { Vault } from '../../kernel/crypto/vault.ts';

/** Path of the provider's page, which exists in development only. */
export const identityProviderPath = '/sandbox/identity-check';

/** Returns the ticket for the URL of a check's page. It expires with the check. */
export const createTicket = (vault: Vault, checkId: string): Promise<string> =>
  vault.fingerprint('identity-ticket', checkId);
