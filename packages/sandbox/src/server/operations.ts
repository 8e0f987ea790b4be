import { codes } from '@quayside/contract/envelope';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { purgePersonData } from '../digital-id/person-data-store.ts';
import { forgetVisits } from '../digital-id/visits.ts';
import { forgetErrorRecords } from '../log/error-records.ts';
import { handOffs, operations, replays } from '../storage/schema.ts';
import { Refusal } from './refusal.ts';
import type { RequestHeaders } from './request-headers.ts';
import type { UnitOfWork } from './server-context.ts';
import { mustBeSigned } from './signature.ts';

/** How long a retry finds the answer of its operation. */
export const operationLifeMs = 24 * 60 * 60 * 1000;
/** Twice the clock skew: older requests are refused for their time already. */
const replayLifeMs = 10 * 60 * 1000;

export type Operation = {
  readonly scope: string;
  readonly id: string;
  readonly call: string;
  /** of the request, so that the id cannot be spent on another */
  readonly print: string;
};

/**
 * Does the work of an operation once: the same id with the same request gets the stored answer (F50), with another one codes.operationReused.
 * Of two that run at the same time the second waits for the first.
 */
export async function onceOnly<T>(work: UnitOfWork, operation: Operation, task: () => Promise<T>): Promise<T> {
  const { tables, vault, now } = work;
  const key = and(eq(operations.scope, operation.scope), eq(operations.operation, operation.id));
  const place = `operations/${operation.scope}/${operation.id}`;
  const claimed = await tables
    .insert(operations)
    .values({
      scope: operation.scope,
      operation: operation.id,
      call: operation.call,
      requestPrint: operation.print,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (claimed.length === 0) {
    const [stored] = await tables.select().from(operations).where(key);
    if (!stored?.answer || stored.call !== operation.call || stored.requestPrint !== operation.print)
      throw new Refusal(codes.operationReused, 'This operation id was used for another request.');
    return JSON.parse(await vault.open(place, stored.answer)) as T;
  }
  const result = await task();
  await tables
    .update(operations)
    .set({ answer: await vault.seal(place, JSON.stringify(result)) })
    .where(key);
  return result;
}

/** Gives the id back: a refusal whose traces stay is no result of the operation. */
export async function releaseOperation({ tables }: UnitOfWork, { scope, id }: Operation): Promise<void> {
  await tables
    .delete(operations)
    .where(and(eq(operations.scope, scope), eq(operations.operation, id), isNull(operations.answer)));
}

/**
 * Refuses a request that was here before (F16). What the app signed names transaction and time, but the request id as 0; elsewhere the
 * attempt counts too.
 */
export async function refuseReplay({ tables, vault, now }: UnitOfWork, headers: RequestHeaders): Promise<void> {
  const parts = [headers.deviceId, headers.transaction, headers.time, mustBeSigned(headers) ? '0' : headers.attempt];
  const key = await vault.fingerprint('replays', parts.join('\n'));
  const first = await tables.insert(replays).values({ key, at: now }).onConflictDoNothing().returning();
  if (first.length === 0)
    throw new Refusal(codes.signatureRejected, 'This request was here before.', { reason: 'replay' });
}

/** Forgets operations, replays, visits and hand-offs that nobody can refer to any more, person data that nobody submitted, and old error records. */
export async function forgetOld(work: UnitOfWork): Promise<void> {
  const { tables, now } = work;
  await purgePersonData(work);
  await forgetVisits(work);
  await forgetErrorRecords(work);
  await tables.delete(handOffs).where(lt(handOffs.expiresAt, new Date(now.getTime() - operationLifeMs)));
  await tables.delete(operations).where(lt(operations.createdAt, new Date(now.getTime() - operationLifeMs)));
  await tables.delete(replays).where(lt(replays.at, new Date(now.getTime() - replayLifeMs)));
}
