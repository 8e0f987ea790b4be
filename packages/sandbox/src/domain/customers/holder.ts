import { eq } from 'drizzle-orm';
import { notFound } from '../../kernel/refusal.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import type { ApplicationRow } from '../storage/schema.ts';
import { customers } from '../storage/schema.ts';

/** An account holder. `userId` is the user who is responsible for the holder's data: the holder, or the first holder if the holder has no login. */
export type Holder = { readonly id: string; readonly userId: string };

/** Returns the holder for a user who has a login: both have the same id. */
export const asHolder = (userId: string): Holder => ({ id: userId, userId });

/** Returns whether a holder has a login, and so is the responsible user. */
export const isSelf = ({ id, userId }: Holder): boolean => id === userId;

/** An application, and for a second holder's part the first holder's application. */
type Part = { readonly row: ApplicationRow; readonly principal: { readonly row: ApplicationRow } | undefined };

/** Returns the holder whose part this is: the user, or a second holder who used the first holder's device. */
export const getHolder = ({ row, principal }: Part): Holder =>
  principal?.row.userId === row.userId ? { id: row.id, userId: row.userId } : asHolder(row.userId);

/** Returns the holder whose W-8BEN an application concerns: the user, unless the application names another one. */
export const getFormHolder = ({ holderId, userId }: ApplicationRow): Holder => ({ id: holderId ?? userId, userId });

/**
 * Returns the holder with an id, by default the user. Throws `Refusal` (`notFound`) if the user is not responsible for the holder, whether or not the holder
 * exists.
 */
export async function readManagedHolder(work: UnitOfWork, userId: string, id = userId): Promise<Holder> {
  if (id === userId) return asHolder(userId);
  const holder = await findHolder(work, id);
  if (holder?.userId !== userId) throw notFound();
  return holder;
}

/** Returns the holder of an open account, or undefined if no account has a holder with this id. */
export async function findHolder({ tables }: UnitOfWork, id: string): Promise<Holder | undefined> {
  const [row] = await tables.select().from(customers).where(eq(customers.holderId, id));
  return row && { id, userId: row.userId };
}

/** Returns all holders with an account for whom a user is responsible. The user is the first if they have one. */
export async function readManagedHolders({ tables }: UnitOfWork, userId: string): Promise<readonly Holder[]> {
  const rows = await tables.select().from(customers).where(eq(customers.userId, userId)).orderBy(customers.holderId);
  const holders = rows.map(({ holderId }) => ({ id: holderId, userId }));
  return [...holders.filter(isSelf), ...holders.filter((one) => !isSelf(one))];
}
