import type { Call } from '@quayside/contract/call';
import type { Envelope } from '@quayside/contract/envelope';
import type { ServerContext, UnitOfWork } from '../../domain/ports/server-context.ts';
import { findSession, recordUse } from '../../domain/users/session.ts';
import { canonicalJson } from '../../kernel/canonical-json.ts';
import { refuseReplay, releaseOperation, runOnce } from '../../kernel/operations.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { envelopeResponse, loginExpiredEnvelope, refusalEnvelope, successEnvelope } from './envelope.ts';
import { getLimitedCaller, limitResponse, refuseEndedHandOff, refuseOtherStep } from './hand-off-limits.ts';
import type { Caller, Handler } from './handler.ts';
import { logLoginCall, logRefusedRequest } from './login-log.ts';
import { readRequest } from './request-body.ts';
import { readRequestHeaders } from './request-headers.ts';
import { checkToken, getReplayParts } from './signature.ts';

/** Thrown if a request needs a login, and its token is missing, expired or revoked. */
export class LoginExpired extends Error {
  override readonly name = 'LoginExpired';
}

/** Responds to a request of a call: checks the headers, the login and the body, and runs the handler once per operation id in a transaction. */
export async function handleCall(server: ServerContext, handler: Handler, request: Request): Promise<Response> {
  let now: Date | undefined;
  const watched: ServerContext = {
    ...server,
    transaction: (task) =>
      server.transaction((work) => {
        now = work.now;
        return task(work);
      }),
  };
  const arrived = server.clock().getTime();
  const waited = () => server.clock().getTime() - arrived;
  const seen: ReceivedRequest = { headers: request.headers, waited, body: undefined };
  const envelope = await envelopeOf(watched, handler, request, seen);
  const then = now ?? (await server.transaction(async (work) => work.now));
  await logLoginCall(server, then, handler.call.name, seen, envelope);
  return envelopeResponse(envelope, then);
}

type ReceivedRequest = {
  readonly headers: Headers;
  /** Returns the milliseconds since the headers of the request arrived. */
  readonly waited: () => number;
  body: unknown;
};

async function envelopeOf(
  server: ServerContext,
  handler: Handler,
  request: Request,
  seen: ReceivedRequest,
): Promise<Envelope> {
  try {
    if (!handler.prepare) {
      seen.body = await readRequest(handler.call, request);
      return await carryOut(server, handler, seen, seen.body);
    }
    // Checks the login first, because decoding of images is reserved for signed-in users.
    const caller = await server.transaction((work) => authenticateCaller(work, handler.call, request.headers));
    const body = await readRequest(handler.call, request);
    refuseOtherStep(handler.call, body, caller);
    return await carryOut(server, handler, seen, body, await handler.prepare(server, body, caller));
  } catch (error) {
    if (error instanceof Refusal) return refusalEnvelope(error);
    if (error instanceof LoginExpired) return loginExpiredEnvelope;
    throw error;
  }
}

/**
 * Returns who sends a request. `waited` is the time since its headers arrived, in milliseconds; X-Time is compared with that moment, because an upload may
 * take longer than clocks may differ. Throws `LoginExpired` if the call needs a login and there is none. Throws `Refusal`: `invalidRequest` or
 * `signatureRejected` for invalid headers, `notAllowed` if a phone's login does not include the call.
 */
export async function authenticateCaller(
  work: UnitOfWork,
  call: Pick<Call, 'name' | 'auth'>,
  requestHeaders: Headers,
  waited = 0,
): Promise<Caller> {
  const headers = readRequestHeaders(requestHeaders, new Date(work.now.getTime() - waited));
  const session = headers.bearer ? await findSession(work, headers.bearer) : undefined;
  // An app opened by a link with a token (START-04) sends no user id with its first call, which returns it.
  const claimed = headers.userId || session?.userId;
  const own = session?.userId === claimed && session?.deviceId === headers.deviceId ? session : undefined;
  if (!own && call.auth) {
    if (headers.bearer) await logRefusedRequest(work, 'token', headers, loginExpiredEnvelope);
    throw new LoginExpired();
  }
  await checkToken(headers, work.appSecret).catch(async (error: unknown) => {
    if (error instanceof Refusal) await logRefusedRequest(work, 'signature', headers, error);
    throw error;
  });
  if (own?.handOffId) return getLimitedCaller(work, call, headers, own.handOffId);
  if (own) await recordUse(work, own);
  // A public call works with an expired token, because it may be the next login.
  return { headers, userId: own?.userId ?? '' };
}

async function carryOut(
  server: ServerContext,
  handler: Handler,
  seen: ReceivedRequest,
  body: unknown,
  prepared?: unknown,
) {
  let done = false;
  try {
    return await server.transaction(async (work) => {
      done = false;
      // Checks the caller of a prepared call again, because a logout may have happened since.
      const caller = await authenticateCaller(work, handler.call, seen.headers, seen.waited());
      refuseOtherStep(handler.call, body, caller);
      return catchCommittingRefusal(() =>
        once(work, handler, caller, body, prepared, async () => {
          refuseEndedHandOff(caller);
          const result = await handler.handle(work, body, caller, prepared);
          done = true;
          return caller.handOff ? limitResponse(work, handler.call, caller.handOff, result) : result;
        }),
      );
    });
  } catch (error) {
    done = false;
    throw error;
  } finally {
    if (!done) await handler.undo?.(server, prepared);
  }
}

async function once(
  work: UnitOfWork,
  { call, sameBy }: Handler,
  { headers, userId, handOff }: Caller,
  body: unknown,
  prepared: unknown,
  task: () => Promise<unknown>,
): Promise<Envelope> {
  await refuseReplay(work, getReplayParts(headers));
  if (!call.idempotent) return successEnvelope(await task());
  const operation = {
    scope: handOff ? `hand-off:${handOff.row.id}` : userId || `device:${headers.deviceId}`,
    id: headers.transaction,
    call: call.name,
    print: await work.vault.fingerprint(`request/${call.name}`, canonicalJson(sameBy ? sameBy(body, prepared) : body)),
  };
  try {
    return successEnvelope(await runOnce(work, operation, task));
  } catch (error) {
    if (error instanceof Refusal && error.commits) await releaseOperation(work, operation);
    throw error;
  }
}

async function catchCommittingRefusal(task: () => Promise<Envelope>): Promise<Envelope> {
  try {
    return await task();
  } catch (error) {
    if (error instanceof Refusal && error.commits) return refusalEnvelope(error);
    throw error;
  }
}
