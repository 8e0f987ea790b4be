import { EXPIRY_NOTICE_DAYS } from '@quayside/rules/internals/draft-lifetime';
import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import { addAuditEntry } from '../audit/trail.ts';
import type { ServerContext, UnitOfWork } from '../ports/server-context.ts';
import { expiredDrafts } from '../storage/schema.ts';

/** A row for a draft that was deleted after its expiry. */
export type ExpiredDraft = typeof expiredDrafts.$inferSelect;

/** Key of an expired draft: user, flow, and the holder of the W-8BEN if not the user. */
type DraftKey = Pick<ExpiredDraft, 'userId' | 'flow' | 'holderId'>;

const unseenOf = ({ userId, flow, holderId }: DraftKey) =>
  and(
    eq(expiredDrafts.userId, userId),
    eq(expiredDrafts.flow, flow),
    holderId === null ? isNull(expiredDrafts.holderId) : eq(expiredDrafts.holderId, holderId),
    isNull(expiredDrafts.seenAt),
  );

/** Returns the user's newest expired draft that no screen has shown, or undefined. */
export async function findUnseenExpiry({ tables }: UnitOfWork, whose: DraftKey): Promise<ExpiredDraft | undefined> {
  const [newest] = await tables
    .select()
    .from(expiredDrafts)
    .where(unseenOf(whose))
    .orderBy(desc(expiredDrafts.expiredAt))
    .limit(1);
  return newest;
}

/** Returns the ISO 8601 times of the last save and the expiry, or null if the user has no unseen expiry. */
export async function getExpiredDraft(work: UnitOfWork, userId: string, flow: string) {
  const found = await findUnseenExpiry(work, { userId, flow, holderId: null });
  return found ? { savedAt: found.savedAt.toISOString(), expiredAt: found.expiredAt.toISOString() } : null;
}

/** Records that the user has seen the notice of the expiry. */
export async function markExpirySeen({ tables, now }: UnitOfWork, whose: DraftKey): Promise<void> {
  await tables.update(expiredDrafts).set({ seenAt: now }).where(unseenOf(whose));
}

/** Returns the latest expired drafts, newest first; of one user if `userId` is given. */
export const readExpiredDrafts = ({ tables }: UnitOfWork, userId?: string, most = 50): Promise<ExpiredDraft[]> =>
  tables
    .select()
    .from(expiredDrafts)
    .where(userId === undefined ? undefined : eq(expiredDrafts.userId, userId))
    .orderBy(desc(expiredDrafts.expiredAt))
    .limit(most);

/** Returns the expired drafts with files that are not confirmed as deleted. */
async function draftsWithFiles({ tables }: UnitOfWork): Promise<ExpiredDraft[]> {
  const rows = await tables.select().from(expiredDrafts).where(sql`${expiredDrafts.documents} <> '[]'`);
  return rows.filter(({ documents }) => documents.length > 0);
}

/** Deletes the remaining files of expired drafts, verifies the deletion and records it. */
export async function deleteExpiredFiles(server: ServerContext): Promise<void> {
  for (const { applicationId, documents } of await server.transaction(draftsWithFiles)) {
    for (const id of documents) await server.blobs.remove(id);
    const left = await Promise.all(documents.map((id) => server.blobs.get(id)));
    if (left.some((bytes) => bytes !== undefined)) continue; // the next sweep tries again
    await server.transaction(async (work) => {
      const where = eq(expiredDrafts.applicationId, applicationId);
      const [row] = await work.tables.select().from(expiredDrafts).where(where).for('update');
      if (!row || row.documents.length === 0) return;
      await work.tables.update(expiredDrafts).set({ documents: [] }).where(where);
      const details = { documents: row.documents.length };
      await addAuditEntry(work, { subject: applicationId, actor: 'system', action: 'documents-gone', details });
    });
  }
}

/** Deletes records of expired drafts after EXPIRY_TOLD_DAYS. Only the audit trail remains. */
export async function deleteOldExpiries({ tables, now }: UnitOfWork): Promise<void> {
  const old = new Date(now.getTime() - EXPIRY_NOTICE_DAYS * 24 * 60 * 60 * 1000);
  await tables.delete(expiredDrafts).where(lt(expiredDrafts.expiredAt, old));
}
