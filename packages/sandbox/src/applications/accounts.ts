import type { Account } from '@quayside/contract/application';
import { eq, inArray } from 'drizzle-orm';
import { openAccount } from '../joint/joint-account.ts';
import type { Turn } from '../server/broker.ts';
import { accounts, applications } from '../storage/schema.ts';
import { openFile } from './file.ts';
import { readField } from './flow-book.ts';

/** The accounts that a user holds, alone or with somebody: the second holder's application is a part of the one that the account was opened by. */
export async function getAccounts(turn: Turn, userId: string): Promise<Account[]> {
  const { tables } = turn;
  const own = await tables.select().from(applications).where(eq(applications.userId, userId));
  const ids = own.map(({ id, principalId }) => principalId ?? id);
  if (ids.length === 0) return [];
  const rows = await tables
    .select()
    .from(accounts)
    .where(inArray(accounts.applicationId, ids))
    .orderBy(accounts.openedAt);
  return Promise.all(
    rows.map(async ({ id, number, type, tier, openedAt, applicationId }) => {
      const holders = await readHolders(turn, applicationId);
      return {
        id,
        number,
        type,
        tier,
        openedAt: openedAt.toISOString(),
        ...(holders.length > 1 ? { holders } : {}),
      };
    }),
  );
}

/** The names on an account, the first holder's first. */
export async function readHolders(turn: Turn, applicationId: string): Promise<string[]> {
  const [row] = await turn.tables.select().from(applications).where(eq(applications.id, applicationId));
  if (!row) return [];
  const { first, second } = await openAccount(turn, await openFile(turn, row));
  return [first, ...(second ? [second] : [])].map(({ flow, answers }) => readField(flow, answers, 'name') ?? '');
}
