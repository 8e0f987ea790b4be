import { codes } from '@quayside/contract/envelope';
import { defaultAppType } from '@quayside/platform/app-type';
import { eq, inArray } from 'drizzle-orm';
import { Refusal } from '../../kernel/refusal.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import type { ApplicationRow } from '../storage/schema.ts';
import { accounts, applications } from '../storage/schema.ts';
import { randomDigits } from '../users/one-time-code.ts';

/** The database row of an open account. */
export type AccountRow = typeof accounts.$inferSelect;
/** The database row of an open cash or margin account. */
export type MainAccountRow = AccountRow & { readonly type: 'cash' | 'margin' };

/** Returns whether an account is the cash or margin account. */
export const isMainAccount = (account: AccountRow): account is MainAccountRow =>
  account.type === 'cash' || account.type === 'margin';

/** Returns the accounts that a user holds alone or jointly, oldest first. */
export async function readAccounts(work: UnitOfWork, userId: string): Promise<readonly AccountRow[]> {
  const own = await work.tables.select().from(applications).where(eq(applications.userId, userId));
  return openedBy(work, own);
}

/** Returns the accounts that an application opened, also for the id of its second holder's part. The list is empty before the approval. */
export async function readAccountsOfApplication(work: UnitOfWork, partId: string): Promise<readonly AccountRow[]> {
  return openedBy(work, await work.tables.select().from(applications).where(eq(applications.id, partId)));
}

async function openedBy({ tables }: UnitOfWork, rows: readonly ApplicationRow[]): Promise<readonly AccountRow[]> {
  const ids = rows.map(({ id, principalId }) => principalId ?? id);
  if (ids.length === 0) return [];
  return tables.select().from(accounts).where(inArray(accounts.applicationId, ids)).orderBy(accounts.openedAt);
}

/** Returns an account number that no account has: 68 and eight random digits. */
export async function freeAccountNumber({ tables, random }: UnitOfWork): Promise<string> {
  for (;;) {
    const number = `68${randomDigits(random, 8)}`;
    const taken = await tables.select().from(accounts).where(eq(accounts.number, number));
    if (taken.length === 0) return number;
  }
}

/** Returns the customer's cash or margin account. Throws `Refusal` (`accountNotOpened`) if there is none. */
export async function mainAccountRow(work: UnitOfWork, userId: string): Promise<MainAccountRow> {
  const main = (await readAccounts(work, userId)).find(isMainAccount);
  if (!main) throw new Refusal(codes.accountNotOpened, 'Please complete account opening first');
  return main;
}

/** Returns the type (X-Type) of the app that opened the user's account, or the default type without an account. */
export async function readCustomerAppType(work: UnitOfWork, userId: string): Promise<number> {
  const main = (await readAccounts(work, userId)).find(isMainAccount);
  if (!main) return defaultAppType;
  return readAppType(work, main.applicationId);
}

/** Returns the type (X-Type) of the app that started an application, or the default type if the application does not exist. */
export async function readAppType(work: UnitOfWork, applicationId: string): Promise<number> {
  const [row] = await work.tables.select().from(applications).where(eq(applications.id, applicationId));
  return row?.appType ?? defaultAppType;
}
