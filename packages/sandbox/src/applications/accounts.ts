import type { Account } from '@quayside/contract/application';
import { eq } from 'drizzle-orm';
import { heldAccounts } from '../customers/held-accounts.ts';
import { openAccount } from '../joint/joint-account.ts';
import type { UnitOfWork } from '../server/server-context.ts';
import { applications } from '../storage/schema.ts';
import { openFile } from './application-record.ts';
import { readField } from './flow-registry.ts';

export async function getAccounts(work: UnitOfWork, userId: string): Promise<Account[]> {
  const rows = await heldAccounts(work, userId);
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

/** The names on an account, the first holder's first. */
export async function readHolders(work: UnitOfWork, applicationId: string): Promise<string[]> {
  const [row] = await work.tables.select().from(applications).where(eq(applications.id, applicationId));
  if (!row) return [];
  const { first, second } = await openAccount(work, await openFile(work, row));
  return [first, ...(second ? [second] : [])].map(({ flow, answers }) => readField(flow, answers, 'name') ?? '');
}
