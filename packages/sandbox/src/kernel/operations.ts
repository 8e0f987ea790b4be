import { codes } from '@quayside/contract/envelope';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Vault } from './crypto/vault.ts';
import { longestRequestMs } from './longest-request.ts';
import { Refusal } from './refusal.ts';
import { operations, replays } from './storage/tables.ts';
import type { Transaction } from './unit-of-work.ts';

type Work = Transaction & { readonly vault: Vault };

/** Milliseconds for which a retry gets the stored response of the first request. */
export const operationLifeMs = 24 * 60 * 60 * 1000;
/**
 * Milliseconds for which requests are remembered: twice the sum of the clock skew and the time for a request to arrive. Later repetitions are refused because
 * of their time.
 */
const replayLifeMs = 2 * (10 * 60 * 1000 + longestRequestMs);

export type Operation = {
  readonly scope: string;
  readonly id: string;
  readonly call: string;
  /** Hash of the request, so that another request cannot reuse the id. */
  readonly print: string;
};

/**
 * Runs a task once per operation id. A retry of the same request gets the stored result (F50), and a parallel request waits for the first. Throws `Refusal`
 * (`operationReused`) if another request used the id.
 */
export async function runOnce<T>(work: Work, operation: Operation, task: () => Promise<T>): Promise<T> {
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

/** Makes an operation id usable again, after a refusal that commits its changes. Such a refusal is no result of the operation. */
export async function releaseOperation({ tables }: Work, { scope, id }: Operation): Promise<void> {
  await tables
    .delete(operations)
    .where(and(eq(operations.scope, scope), eq(operations.operation, id), isNull(operations.answer)));
}

/** Throws `Refusal` (`signatureRejected`) if a request was received before (F16). `parts` are the values that identify it. */
export async function refuseReplay({ tables, vault, now }: Work, parts: readonly string[]): Promise<void> {
  const key = await vault.fingerprint('replays', parts.join('\n'));
  const first = await tables.insert(replays).values({ key, at: now }).onConflictDoNothing().returning();
  if (first.length === 0) throw new Refusal(codes.signatureRejected, 'This request is a replay.', { reason: 'replay' });
}

/** Deletes the stored responses and requests that have expired. */
export async function deleteExpiredOperations({ tables, now }: Work): Promise<void> {
  await tables.delete(operations).where(lt(operations.createdAt, new Date(now.getTime() - operationLifeMs)));
  await tables.delete(replays).where(lt(replays.at, new Date(now.getTime() - replayLifeMs)));
}
