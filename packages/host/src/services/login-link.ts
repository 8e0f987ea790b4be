import type { LoginClaim } from '@quayside/api/internals/choose-identity';
import { createSession } from '@quayside/api/session';
import { exchangeLoginCode, getCurrentUser, readLoginCode } from '@quayside/contract/calls/user';
import type { LoginParameters } from '@quayside/platform/internals/login-parameters';
import { createStorage } from '@quayside/platform/storage';
import { maskPhone } from '@quayside/rules/internals/phone/mask-phone';
import type { ClientServices } from './client-services.ts';

/** The login that a link contains and that this browser did not request. */
export type LoginLink = {
  readonly claim: LoginClaim;
  /** The phone number of the link's user, masked. */
  readonly phoneNumber: string;
  /** Exchanges the link for a login, which uses the link up. Call it only after the customer has confirmed. */
  readonly accept: () => Promise<{ readonly token: string; readonly userId: string }>;
};

/** Resolves with the login of a link without using the link up, or with undefined if the URL has none. Rejects with `CallError` if the link is not valid. */
export async function readLoginLink(
  { client, clientFor, clock }: ClientServices,
  link: LoginParameters,
): Promise<LoginLink | undefined> {
  const { code, token } = link;
  if (code) {
    const { userId, phoneNumber } = await client.call(readLoginCode, { loginCode: code });
    const accept = () => client.call(exchangeLoginCode, { loginCode: code });
    return { claim: { token: code, userId }, phoneNumber, accept };
  }
  if (!token) return undefined;
  const passing = createSession({ storage: createStorage({ area: () => undefined, now: clock.now, prefix: '' }) });
  passing.begin({ token, userId: '' });
  const { userId, phoneNumber } = await clientFor(passing).call(getCurrentUser, {}, { quiet: true });
  return { claim: { token, userId }, phoneNumber: maskPhone(phoneNumber), accept: async () => ({ token, userId }) };
}
