import { eq } from 'drizzle-orm';
import { notFound } from '../../kernel/refusal.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import type { ApplicationRow } from '../storage/schema.ts';
import { customers } from '../storage/schema.ts';

/** A holder of an account, with the login responsible for their data: their own, or the first holder's for a holder without a login. */
export type Holder = { readonly id: string; readonly userId: string };

export const selfOf = (userId: string): Holder => ({ id: userId, userId });

export const isSelf = ({ id, userId }: Holder): boolean => id === userId;

/** A part of an account; for a second holder with the application that it belongs to. */
type Part = { readonly row: ApplicationRow; readonly principal: { readonly row: ApplicationRow } | undefined };

/** Returns the holder of a part: the login's own, or a second holder's filled in on the first holder's device. */
export const holderOf = ({ row, principal }: Part): Holder =>
  principal?.row.userId === row.userId ? { id: row.id, userId: row.userId } : selfOf(row.userId);

/** Returns the holder of a W-8BEN application. */
export const formHolderOf = ({ holderId, userId }: ApplicationRow): Holder => ({ id: holderId ?? userId, userId });

/**
 * Returns the holder that a login names, by default itself. Throws Refusal (notFound) if the login is not responsible for them, so that no one learns whether
 * they exist.
 */
export async function holderFor(work: UnitOfWork, userId: string, id = userId): Promise<Holder> {
  if (id === userId) return selfOf(userId);
  const holder = await findHolder(work, id);
  if (holder?.userId !== userId) throw notFound();
  return holder;
}

/** Returns the holder of an open account; undefined for an unknown id. */
export async function findHolder({ tables }: UnitOfWork, id: string): Promise<Holder | undefined> {
  const [row] = await tables.select().from(customers).where(eq(customers.holderId, id));
  return row && { id, userId: row.userId };
}

/** Returns the holders whom a login is responsible for, itself first. */
export async function holdersOf({ tables }: UnitOfWork, userId: string): Promise<readonly Holder[]> {
  const rows = await tables.select().from(customers).where(eq(customers.userId, userId)).orderBy(customers.holderId);
  const holders = rows.map(({ holderId }) => ({ id: holderId, userId }));
  return [...holders.filter(isSelf), ...holders.filter((one) => !isSelf(one))];
}
