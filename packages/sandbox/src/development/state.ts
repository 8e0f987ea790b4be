import { desc, eq } from 'drizzle-orm';
import { openRecord, toApiApplication } from '../domain/applications/application-record.ts';
import { readExpiredDrafts } from '../domain/applications/expired-drafts.ts';
import { readTrail } from '../domain/audit/trail.ts';
import { readStandings } from '../domain/overview/w8ben-standing.ts';
import type { UnitOfWork } from '../domain/ports/server-context.ts';
import { accounts, applications, users } from '../domain/storage/schema.ts';
import { readUser } from '../domain/users/user.ts';
import { readableOr } from '../kernel/crypto/readable.ts';

/**
 * Returns all decrypted data of a user for tests: applications, expired drafts, W-8BENs, accounts and audit trail. Throws `Refusal` (`notFound`) if there is
 * no user with this id.
 */
export async function readState(work: UnitOfWork, userId: string) {
  const { tables } = work;
  const rows = await tables
    .select()
    .from(applications)
    .where(eq(applications.userId, userId))
    .orderBy(desc(applications.createdAt));
  const records = await Promise.all(rows.map((row) => openRecord(work, row)));
  return {
    user: await readUser(work, userId),
    applications: await Promise.all(
      records.map(async (record) => ({
        ...toApiApplication(record),
        requirements: record.requirements.map(({ requirement, status, reasonCode, reopened }) => ({
          id: requirement,
          status,
          reasonCode,
          reopened,
          ...(record.replies[requirement] ? { reply: record.replies[requirement] } : {}),
        })),
        documentRows: record.documents,
        audit: await readTrail(tables, record.row.id),
      })),
    ),
    expiredDrafts: await Promise.all(
      (await readExpiredDrafts(work, userId)).map(async (draft) => ({
        ...draft,
        audit: await readTrail(tables, draft.applicationId),
      })),
    ),
    /** W-8BENs of all holders for whom the user is responsible, the user's first */
    w8bens: await readStandings(work, userId),
    accounts: await tables.select().from(accounts).where(eq(accounts.userId, userId)),
    audit: await readTrail(tables, userId),
  };
}

/** Returns the 200 newest users with decrypted fields. A user that does not decrypt has only an id and `unreadable`. */
export const readUsers = async (work: UnitOfWork) => {
  const rows = await work.tables.select({ id: users.id }).from(users).orderBy(desc(users.createdAt)).limit(200);
  return Promise.all(rows.map(({ id }) => readableOr({ id, unreadable: true }, () => readUser(work, id))));
};
