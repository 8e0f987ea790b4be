import { EXPIRY_TOLD_DAYS } from '@quayside/rules/draft-life';
import { and, desc, eq, isNull, lt } from 'drizzle-orm';
import { record } from '../audit/trail.ts';
import type { ServerContext, UnitOfWork } from '../server/server-context.ts';
import { expiredDrafts } from '../storage/schema.ts';

export type ExpiredDraft = typeof expiredDrafts.$inferSelect;

/** By whom it was filled in, of which flow, and about whose W-8BEN, where that is not their own. */
type Whose = Pick<ExpiredDraft, 'userId' | 'flow' | 'holderId'>;

const unseenOf = ({ userId, flow, holderId }: Whose) =>
  and(
    eq(expiredDrafts.userId, userId),
    eq(expiredDrafts.flow, flow),
    holderId === null ? isNull(expiredDrafts.holderId) : eq(expiredDrafts.holderId, holderId),
    isNull(expiredDrafts.seenAt),
  );

/** The newest draft of the user that expired without their having been told on screen. */
export async function unseenExpiry({ tables }: UnitOfWork, whose: Whose): Promise<ExpiredDraft | undefined> {
  const [newest] = await tables
    .select()
    .from(expiredDrafts)
    .where(unseenOf(whose))
    .orderBy(desc(expiredDrafts.expiredAt))
    .limit(1);
  return newest;
}

/** As it crosses the wire. */
export async function getExpiredDraft(work: UnitOfWork, userId: string, flow: string) {
  const found = await unseenExpiry(work, { userId, flow, holderId: null });
  return found ? { savedAt: found.savedAt.toISOString(), expiredAt: found.expiredAt.toISOString() } : null;
}

export async function markExpirySeen({ tables, now }: UnitOfWork, whose: Whose): Promise<void> {
  await tables.update(expiredDrafts).set({ seenAt: now }).where(unseenOf(whose));
}

/** Every draft that expired, the newest first. */
export const readExpiredDrafts = ({ tables }: UnitOfWork, userId?: string): Promise<ExpiredDraft[]> =>
  tables
    .select()
    .from(expiredDrafts)
    .where(userId === undefined ? undefined : eq(expiredDrafts.userId, userId))
    .orderBy(desc(expiredDrafts.expiredAt));

/** Removes what bytes of expired drafts are still there, looks that they are gone, and writes that down. */
export async function confirmGone(server: ServerContext): Promise<void> {
  const drafts = await server.transaction(readExpiredDrafts);
  for (const { applicationId, documents } of drafts.filter((one) => one.documents.length > 0)) {
    for (const id of documents) await server.blobs.remove(id);
    const left = await Promise.all(documents.map((id) => server.blobs.get(id)));
    if (left.some((bytes) => bytes !== undefined)) continue; // the next sweep tries again
    await server.transaction(async (work) => {
      const where = eq(expiredDrafts.applicationId, applicationId);
      const [row] = await work.tables.select().from(expiredDrafts).where(where).for('update');
      if (!row || row.documents.length === 0) return;
      await work.tables.update(expiredDrafts).set({ documents: [] }).where(where);
      const details = { documents: row.documents.length };
      await record(work, { subject: applicationId, actor: 'system', action: 'documents-gone', details });
    });
  }
}

/** After a while nobody is told any more, and only the audit trail is left. */
export async function dropOldExpiries({ tables, now }: UnitOfWork): Promise<void> {
  const old = new Date(now.getTime() - EXPIRY_TOLD_DAYS * 24 * 60 * 60 * 1000);
  await tables.delete(expiredDrafts).where(lt(expiredDrafts.expiredAt, old));
}
