import { codes } from '@quayside/contract/envelope';
import { defaultAppType } from '@quayside/platform/app-type';
import { eq, inArray } from 'drizzle-orm';
import type { ApplicationRow } from '../applications/application-record.ts';
import { Refusal } from '../server/refusal.ts';
import type { UnitOfWork } from '../server/server-context.ts';
import { accounts, applications } from '../storage/schema.ts';
import { randomDigits } from '../users/one-time-code.ts';

export type HeldAccount = typeof accounts.$inferSelect;
export type MainAccountRow = HeldAccount & { readonly type: 'cash' | 'margin' };

/** Cash or margin: the account that all else hangs on. */
export const isMain = (account: HeldAccount): account is MainAccountRow =>
  account.type === 'cash' || account.type === 'margin';

/** The accounts that a user holds, oldest first, alone or with somebody: the second holder's application is a part of the one that the account was opened by. */
export async function heldAccounts(work: UnitOfWork, userId: string): Promise<readonly HeldAccount[]> {
  const own = await work.tables.select().from(applications).where(eq(applications.userId, userId));
  return openedBy(work, own);
}

/** The account that a part of it makes somebody a holder of. */
export async function heldThrough(work: UnitOfWork, partId: string): Promise<readonly HeldAccount[]> {
  return openedBy(work, await work.tables.select().from(applications).where(eq(applications.id, partId)));
}

async function openedBy({ tables }: UnitOfWork, rows: readonly ApplicationRow[]): Promise<readonly HeldAccount[]> {
  const ids = rows.map(({ id, principalId }) => principalId ?? id);
  if (ids.length === 0) return [];
  return tables.select().from(accounts).where(inArray(accounts.applicationId, ids)).orderBy(accounts.openedAt);
}

/** Ten digits that begin with 68, this broker's mark. */
export async function freeAccountNumber({ tables, random }: UnitOfWork): Promise<string> {
  for (;;) {
    const number = `68${randomDigits(random, 8)}`;
    const taken = await tables.select().from(accounts).where(eq(accounts.number, number));
    if (taken.length === 0) return number;
  }
}

/** Throws Refusal (accountNotOpened). */
export async function mainAccountRow(work: UnitOfWork, userId: string): Promise<MainAccountRow> {
  const main = (await heldAccounts(work, userId)).find(isMain);
  if (!main) throw new Refusal(codes.accountNotOpened, 'Please complete account opening first');
  return main;
}

/** The app type of the app in which the user's account was opened; that of X-Type's default where they hold none that was opened here. */
export async function appTypeOfCustomer(work: UnitOfWork, userId: string): Promise<number> {
  const main = (await heldAccounts(work, userId)).find(isMain);
  if (!main) return defaultAppType;
  const [opening] = await work.tables.select().from(applications).where(eq(applications.id, main.applicationId));
  return opening?.appType ?? defaultAppType;
}
