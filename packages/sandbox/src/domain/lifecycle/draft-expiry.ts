import { codes } from '@quayside/contract/envelope';
import { getDraftAction, getDraftExpiry, getDueDraftCutoff } from '@quayside/rules/internals/draft-lifetime';
import { and, eq, lte } from 'drizzle-orm';
import { readableOr } from '../../kernel/crypto/readable.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { operations } from '../../kernel/storage/tables.ts';
import { type ApplicationRecord, lockAnyApplication, lockIfThere } from '../applications/application-record.ts';
import { deleteExpiredFiles, deleteOldExpiries } from '../applications/expired-drafts.ts';
import { addAuditEntry } from '../audit/trail.ts';
import { getDraftAge, getParts } from '../joint/draft-age.ts';
import { readJointAccount } from '../joint/joint-account.ts';
import { notifyOfExpiry, warnOfExpiry } from '../mail/draft-mails.ts';
import type { ServerContext, UnitOfWork } from '../ports/server-context.ts';
import type { ApplicationRow } from '../storage/schema.ts';
import { applications, expiredDrafts, steps } from '../storage/schema.ts';
import { deleteProfile } from '../users/user.ts';

/**
 * Warns the customers of unused drafts, deletes expired drafts and the records of old ones; only drafts of `userId` if given. Each draft has its own
 * transaction. A draft that does not decrypt is skipped.
 */
export async function sweepDrafts(server: ServerContext, userId?: string): Promise<void> {
  for (const id of await server.transaction((work) => dueDrafts(work, userId)))
    await readableOr(undefined, () =>
      server.transaction(async (work) => {
        const record = await lockIfThere(work, id);
        if (record) await settle(work, record);
      }),
    );
  await deleteExpiredFiles(server);
  await server.transaction(deleteOldExpiries);
}

/**
 * Deletes a draft that is read after its expiry, or sends its warning, before the scheduled job does. Returns the row, or undefined if the draft was deleted.
 */
export async function expireIfDue(
  work: UnitOfWork,
  row: ApplicationRow | undefined,
): Promise<ApplicationRow | undefined> {
  if (row?.state !== 'draft' || row.savedAt > getDueDraftCutoff(work.now)) return row;
  const record = await lockIfThere(work, row.id);
  return record && (await settle(work, record)) !== 'expire' ? record.row : undefined;
}

/** Returns the ids of drafts that need a warning or deletion. A second holder's part is not listed, because it expires with its account. */
async function dueDrafts({ tables, now }: UnitOfWork, userId: string | undefined): Promise<readonly string[]> {
  const rows = await tables
    .select()
    .from(applications)
    .where(and(eq(applications.state, 'draft'), lte(applications.savedAt, getDueDraftCutoff(now))));
  return rows
    .filter(({ principalId, userId: owner }) => principalId === null && (userId ?? owner) === owner)
    .map(({ id }) => id);
}

async function settle(work: UnitOfWork, record: ApplicationRecord): Promise<ReturnType<typeof getDraftAction>> {
  const account = await readJointAccount(work, record);
  const { row } = account.first;
  if (row.state !== 'draft') return 'nothing'; // submitted in the meantime
  const parts = getParts(account);
  const age = getDraftAge(account);
  const due = getDraftAction(age, work.now);
  if (due === 'warn') {
    await work.tables.update(applications).set({ remindedAt: work.now }).where(eq(applications.id, row.id));
    await addAuditEntry(work, { subject: row.id, actor: 'system', action: 'expiry-announced', revision: row.revision });
    const end = getDraftExpiry({ ...age, warnedAt: work.now });
    for (const userId of usersOf(parts)) await warnOfExpiry(work, userId, { end, appType: row.appType });
  }
  if (due === 'expire') await expire(work, parts, row.appType);
  return due;
}

/** Deletes a draft as if it had expired, whatever its age. Throws `Refusal` (`notAllowed`) if the application is not a draft. */
export async function expireDraft(work: UnitOfWork, applicationId: string): Promise<void> {
  const account = await readJointAccount(work, await lockAnyApplication(work, applicationId));
  const { state, appType } = account.first.row;
  if (state !== 'draft') throw new Refusal(codes.notAllowed, 'Only a draft expires.', { state });
  await expire(work, getParts(account), appType);
}

/** Deletes the parts of a draft with answers, documents and digital ID data, and notifies their users. The audit trail and a record of the expiry remain. */
async function expire(work: UnitOfWork, parts: readonly ApplicationRecord[], appType: number): Promise<void> {
  const { tables, now } = work;
  for (const { row, documents } of parts) {
    const answered = await tables.select({ step: steps.step }).from(steps).where(eq(steps.applicationId, row.id));
    const { id: applicationId, userId, holderId, flow, savedAt } = row;
    const ids = documents.map(({ id }) => id);
    await tables
      .insert(expiredDrafts)
      .values({ applicationId, userId, holderId, flow, savedAt, expiredAt: now, documents: ids });
    const details = { steps: answered.length, documents: ids.length };
    await addAuditEntry(work, { subject: row.id, actor: 'system', action: 'expired', revision: row.revision, details });
    work.afterCommit(async () => {
      for (const id of ids) await work.blobs.remove(id);
    });
  }
  for (const { row } of parts.toReversed()) await tables.delete(applications).where(eq(applications.id, row.id));
  for (const userId of usersOf(parts)) {
    await notifyOfExpiry(work, userId, appType);
    const others = await tables.select().from(applications).where(eq(applications.userId, userId));
    if (others.length === 0) await deleteProfile(work, userId);
    await tables.delete(operations).where(eq(operations.scope, userId)); // stored responses contain the application
  }
}

const usersOf = (parts: readonly ApplicationRecord[]): ReadonlySet<string> =>
  new Set(parts.map(({ row }) => row.userId));
