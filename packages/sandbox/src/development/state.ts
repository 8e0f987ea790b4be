import { desc, eq } from 'drizzle-orm';
import { openFile, toWire } from '../applications/application-record.ts';
import { readExpiredDrafts } from '../applications/expired-drafts.ts';
import { readTrail } from '../audit/trail.ts';
import { readableOr } from '../secrets/readable.ts';
import type { UnitOfWork } from '../server/server-context.ts';
import { accounts, applications, users } from '../storage/schema.ts';
import { readUser } from '../users/user.ts';
import { readStandings } from '../w8ben/standing.ts';

/** What the database holds of a user, opened: for tests and for the console. */
export async function readState(work: UnitOfWork, userId: string) {
  const { tables } = work;
  const rows = await tables
    .select()
    .from(applications)
    .where(eq(applications.userId, userId))
    .orderBy(desc(applications.createdAt));
  const files = await Promise.all(rows.map((row) => openFile(work, row)));
  return {
    user: await readUser(work, userId),
    applications: await Promise.all(
      files.map(async (file) => ({
        ...toWire(file),
        requirements: file.requirements.map(({ requirement, status, reasonCode, reopened }) => ({
          id: requirement,
          status,
          reasonCode,
          reopened,
        })),
        documentRows: file.documents,
        audit: await readTrail(tables, file.row.id),
      })),
    ),
    expiredDrafts: await Promise.all(
      (await readExpiredDrafts(work, userId)).map(async (draft) => ({
        ...draft,
        audit: await readTrail(tables, draft.applicationId),
      })),
    ),
    /** of everybody whom the user looks after, themselves first */
    w8bens: await readStandings(work, userId),
    accounts: await tables.select().from(accounts).where(eq(accounts.userId, userId)),
    audit: await readTrail(tables, userId),
  };
}

export const readUsers = async (work: UnitOfWork) => {
  const rows = await work.tables.select({ id: users.id }).from(users).orderBy(desc(users.createdAt)).limit(200);
  return Promise.all(rows.map(({ id }) => readableOr({ id, unreadable: true }, () => readUser(work, id))));
};
