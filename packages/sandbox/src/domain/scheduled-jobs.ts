import { lt } from 'drizzle-orm';
import { deleteExpiredOperations, operationLifeMs } from '../kernel/operations.ts';
import { deleteOldQuotas } from '../kernel/quotas.ts';
import { deleteOldVisits } from './digital-id/visits.ts';
import { deleteOldErrorRecords } from './error-log/error-records.ts';
import { sweepDrafts } from './lifecycle/draft-expiry.ts';
import { deleteOldOperationsEvents } from './operations/operations-events.ts';
import { purgePersonData } from './person-data/person-data-store.ts';
import type { ServerContext, UnitOfWork } from './ports/server-context.ts';
import { handOffs } from './storage/schema.ts';
import { deleteOldCodes } from './users/one-time-code.ts';
import { sendDueReminders } from './w8ben/reminders.ts';

/** Runs all scheduled jobs once. The server calls it at the start, every few minutes, and after its clock was moved. */
export async function runScheduledJobs(server: ServerContext): Promise<void> {
  await server.transaction(forgetOld);
  await server.transaction(deleteOldCodes);
  await sweepDrafts(server);
  await sendDueReminders(server);
}

/** Deletes data whose time is over: operations, replays, visits, hand-offs, unsubmitted person data, error records, operations events and quotas. */
async function forgetOld(work: UnitOfWork): Promise<void> {
  await purgePersonData(work);
  await deleteOldVisits(work);
  await deleteOldErrorRecords(work);
  await deleteOldOperationsEvents(work);
  const before = new Date(work.now.getTime() - operationLifeMs);
  await work.tables.delete(handOffs).where(lt(handOffs.expiresAt, before));
  await deleteExpiredOperations(work);
  await deleteOldQuotas(work);
}
