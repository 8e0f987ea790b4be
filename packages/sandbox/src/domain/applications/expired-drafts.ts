import { EXPIRY_NOTICE_DAYS } from '@quayside/rules/internals/draft-lifetime';
import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import { addAuditEntry } from '../audit/trail.ts';
import type { ServerContext, UnitOfWork } from '../ports/server-context.ts';
import { expiredDrafts } from '../storage/schema.ts';

/** The record of a draft that was deleted because it expired. */
export type ExpiredDraft = typeof expiredDrafts.$inferSelect;

/** Identifies the expired drafts of a user and a flow. `holderId` is the holder of the W-8BEN, or null for the user. */
type DraftKey = Pick<ExpiredDraft, 'userId' | 'flow' | 'holderId'>;

const unseenOf = ({ userId, flow, holderId }: DraftKey) =>
  and(
    eq(expiredDrafts.userId, userId),
    eq(expiredDrafts.flow, flow),
    holderId === null ? isNull(expiredDrafts.holderId) : eq(expiredDrafts.holderId, holderId),
    isNull(expiredDrafts.seenAt),
  );

/** Returns the newest expired draft whose notice the user has not seen, or undefined. */
export async function findUnseenExpiry({ tables }: UnitOfWork, whose: DraftKey): Promise<ExpiredDraft | undefined> {
  const [newest] = await tables
    .select()
    .from(expiredDrafts)
    .where(unseenOf(whose))
    .orderBy(desc(expiredDrafts.expiredAt))
    .limit(1);
  return newest;
}

/** Returns the times of the last save and the expiry (ISO 8601), or null if the user has seen every notice. */
export async function getExpiredDraft(work: UnitOfWork, userId: string, flow: string) {
  const found = await findUnseenExpiry(work, { userId, flow, holderId: null });
  return found ? { savedAt: found.savedAt.toISOString(), expiredAt: found.expiredAt.toISOString() } : null;
}

/** Records that the user has seen the notice of the expired drafts. */
export async function markExpirySeen({ tables, now }: UnitOfWork, whose: DraftKey): Promise<void> {
  await tables.update(expiredDrafts).set({ seenAt: now }).where(unseenOf(whose));
}

/** Returns up to `most` expired drafts, newest first; only those of one user if `userId` is given. */
export const readExpiredDrafts = ({ tables }: UnitOfWork, userId?: string, most = 50): Promise<ExpiredDraft[]> =>
  tables
    .select()
    .from(expiredDrafts)
    .where(userId === undefined ? undefined : eq(expiredDrafts.userId, userId))
    .orderBy(desc(expiredDrafts.expiredAt))
    .limit(most);

/** Returns the expired drafts whose files may not all be deleted. */
async function draftsWithFiles({ tables }: UnitOfWork): Promise<ExpiredDraft[]> {
  const rows = await tables.select().from(expiredDrafts).where(sql`${expiredDrafts.documents} <> '[]'`);
  return rows.filter(({ documents }) => documents.length > 0);
}

/** Deletes the files of expired drafts, and records each draft whose files are gone in the audit trail. */
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

/** Deletes the records of drafts that expired more than EXPIRY_NOTICE_DAYS ago. Their audit trail remains. */
export async function deleteOldExpiries({ tables, now }: UnitOfWork): Promise<void> {
  const old = new Date(now.getTime() - EXPIRY_NOTICE_DAYS * 24 * 60 * 60 * 1000);
  await tables.delete(expiredDrafts).where(lt(expiredDrafts.expiredAt, old));
}
