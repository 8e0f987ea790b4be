import * as handOff from '@quayside/contract/calls/hand-off';
import * as user from '@quayside/contract/calls/user';
import { type Envelope, loginExpiredCode, successCodes } from '@quayside/contract/envelope';
import { normalisePhone } from '@quayside/rules/internals/phone';
import type { LoginRecord } from '../../domain/ports/login-log.ts';
import type { Ports } from '../../domain/ports/server-context.ts';
import { clientAddress } from './client-address.ts';
import type { RequestHeaders } from './request-headers.ts';

/** Event of a login record, and its credential. */
export type LoginAct = Pick<LoginRecord, 'event' | 'by'>;
/** Values that a record contains as keyed hashes, never in clear text. */
type Identifiers = {
  readonly customer?: string;
  readonly number?: string;
  readonly device?: string;
  readonly address?: string;
};
type Outcome = Pick<Envelope, 'code' | 'data'>;
type Source = Pick<Ports, 'vault' | 'loginLog'>;

const acts = new Map<string, LoginAct>([
  [user.sendCode.name, { event: 'code-sent', by: 'one-time-code' }],
  [user.register.name, { event: 'login', by: 'one-time-code' }],
  [user.readLoginCode.name, { event: 'login-code-read', by: 'login-code' }],
  [user.exchangeLoginCode.name, { event: 'login', by: 'login-code' }],
  [handOff.openHandOff.name, { event: 'login', by: 'hand-off' }],
  [user.logout.name, { event: 'logout', by: 'token' }],
]);

/** Length of a keyed hash in a record, in characters: 96 bits, which distinguish all customers and devices. */
const PRINT = 16;

/** Records the outcome of a login event. */
export async function logLogin(
  { vault, loginLog }: Source,
  now: Date,
  act: LoginAct,
  { code, data }: Outcome,
  named: Identifiers,
): Promise<void> {
  const accepted = successCodes.includes(code);
  const reason = accepted ? undefined : (data as { reason?: unknown } | null)?.reason;
  const prints = await Promise.all(
    Object.entries(named)
      .filter(([, value]) => value)
      .map(async ([name, value]) => [name, (await vault.fingerprint(`login-log/${name}`, value)).slice(0, PRINT)]),
  );
  loginLog({
    time: now.toISOString(),
    ...act,
    outcome: accepted ? 'accepted' : 'refused',
    code,
    ...(typeof reason === 'string' && { reason }),
    ...Object.fromEntries(prints),
  });
}

/** Records the response of a call that concerns logins. Ignores other calls. */
export async function logLoginCall(
  source: Source,
  now: Date,
  call: string,
  request: { readonly headers: Headers; readonly body: unknown },
  { code, data }: Outcome,
): Promise<void> {
  const act = acts.get(call);
  // The token check records an invalid token.
  if (!act || code === loginExpiredCode) return;
  const { phone } = (request.body ?? {}) as { phone?: string };
  const { userId } = (data ?? {}) as { userId?: string };
  await logLogin(
    source,
    now,
    act,
    { code, data },
    {
      customer: userId ?? request.headers.get('X-Uid') ?? '',
      number: phone ? normalisePhone(phone) : '',
      device: request.headers.get('X-Dev-Id') ?? '',
      address: clientAddress(request.headers),
    },
  );
}

/** Records a request with a refused token or signature. */
export const logRefusedRequest = (
  source: Source & { readonly now: Date },
  by: 'token' | 'signature',
  { userId, deviceId, address }: Pick<RequestHeaders, 'userId' | 'deviceId' | 'address'>,
  outcome: Outcome,
): Promise<void> =>
  logLogin(source, source.now, { event: 'request', by }, outcome, { customer: userId, device: deviceId, address });
