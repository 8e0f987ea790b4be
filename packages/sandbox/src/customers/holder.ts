import { eq } from 'drizzle-orm';
import type { ApplicationRecord, ApplicationRow } from '../applications/application-record.ts';
import { notFound } from '../server/refusal.ts';
import type { UnitOfWork } from '../server/server-context.ts';
import { customers } from '../storage/schema.ts';

/** A holder of an account, and the login that looks after what is kept of them: their own, or that of the first holder, who filled in the part of somebody without one. */
export type Holder = { readonly id: string; readonly userId: string };

export const selfOf = (userId: string): Holder => ({ id: userId, userId });

export const isSelf = ({ id, userId }: Holder): boolean => id === userId;

/** Whose part of an account this is: the login's own, or a second holder's that was filled in on the first holder's device. */
export const holderOf = ({ row, principal }: ApplicationRecord): Holder =>
  principal?.row.userId === row.userId ? { id: row.id, userId: row.userId } : selfOf(row.userId);

/** Of whom an application about a W-8BEN is. */
export const formHolderOf = ({ holderId, userId }: ApplicationRow): Holder => ({ id: holderId ?? userId, userId });

/** The holder that a login names, itself where it names none. Throws Refusal (notFound) where it does not look after them: nobody learns whether there is such a holder. */
export async function holderFor(work: UnitOfWork, userId: string, id = userId): Promise<Holder> {
  if (id === userId) return selfOf(userId);
  const holder = await findHolder(work, id);
  if (holder?.userId !== userId) throw notFound();
  return holder;
}

/** A holder of an open account; undefined where nobody has this id. */
export async function findHolder({ tables }: UnitOfWork, id: string): Promise<Holder | undefined> {
  const [row] = await tables.select().from(customers).where(eq(customers.holderId, id));
  return row && { id, userId: row.userId };
}

/** The holders of open accounts whom a login looks after, itself first where it holds one. */
export async function holdersOf({ tables }: UnitOfWork, userId: string): Promise<readonly Holder[]> {
  const rows = await tables.select().from(customers).where(eq(customers.userId, userId)).orderBy(customers.holderId);
  const holders = rows.map(({ holderId }) => ({ id: holderId, userId }));
  return [...holders.filter(isSelf), ...holders.filter((one) => !isSelf(one))];
}
