import type { Account } from '@quayside/contract/application';
import { eq } from 'drizzle-orm';
import { openRecord } from '../applications/application-record.ts';
import { readAccounts } from '../customers/open-accounts.ts';
import { readField } from '../flows/flow-registry.ts';
import { readJointAccount } from '../joint/joint-account.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import { applications } from '../storage/schema.ts';

/** Returns the accounts that a user holds alone or jointly, oldest first. A joint account includes the names of its holders. */
export async function getAccounts(work: UnitOfWork, userId: string): Promise<Account[]> {
  const rows = await readAccounts(work, userId);
  return Promise.all(
    rows.map(async ({ id, number, type, tier, openedAt, applicationId }) => {
      const holders = await readHolders(work, applicationId);
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

/** Returns the names of the holders of an account, the first holder first. */
export async function readHolders(work: UnitOfWork, applicationId: string): Promise<string[]> {
  const [row] = await work.tables.select().from(applications).where(eq(applications.id, applicationId));
  if (!row) return [];
  const { first, second } = await readJointAccount(work, await openRecord(work, row));
  return [first, ...(second ? [second] : [])].map(({ flow, answers }) => readField(flow, answers, 'name') ?? '');
}
