import * as handOff from '@quayside/contract/calls/hand-off';
import * as user from '@quayside/contract/calls/user';
import { type Envelope, loginExpiredCode, successCodes } from '@quayside/contract/envelope';
import { normalisePhone } from '@quayside/rules/internals/phone';
import type { LoginRecord } from '../../domain/ports/login-log.ts';
import type { ServerPorts } from '../../domain/ports/server-context.ts';
import { clientAddress } from './client-address.ts';
import type { RequestHeaders } from './request-headers.ts';

/** What happened in a login attempt, and with which credential. */
export type LoginAct = Pick<LoginRecord, 'event' | 'by'>;
/** Values that a record contains only as keyed hashes. */
type Identifiers = {
  readonly customer?: string;
  readonly number?: string;
  readonly device?: string;
  readonly address?: string;
};
type Outcome = Pick<Envelope, 'code' | 'data'>;
type Source = Pick<ServerPorts, 'vault' | 'loginLog'>;

const acts = new Map<string, LoginAct>([
  [user.sendCode.name, { event: 'code-sent', by: 'one-time-code' }],
  [user.register.name, { event: 'login', by: 'one-time-code' }],
  [user.readLoginCode.name, { event: 'login-code-read', by: 'login-code' }],
  [user.exchangeLoginCode.name, { event: 'login', by: 'login-code' }],
  [handOff.openHandOff.name, { event: 'login', by: 'hand-off' }],
  [user.logout.name, { event: 'logout', by: 'token' }],
]);

/** Characters of a keyed hash in a record. Their 96 bits distinguish all customers and devices. */
const PRINT = 16;

/** Writes a record of a login attempt with its outcome. The values in `named` are hashed. */
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

/** Writes a record of a call's response if the call is part of a login. Does nothing for other calls. */
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

/** Writes a record of a request whose token or signature was refused. */
export const logRefusedRequest = (
  source: Source & { readonly now: Date },
  by: 'token' | 'signature',
  { userId, deviceId, address }: Pick<RequestHeaders, 'userId' | 'deviceId' | 'address'>,
  outcome: Outcome,
): Promise<void> =>
  logLogin(source, source.now, { event: 'request', by }, outcome, { customer: userId, device: deviceId, address });
