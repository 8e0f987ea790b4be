import { readClockOffset } from './clock.ts';
import type { Database, Tables } from './storage/database.ts';

/** A transaction: its tables and its time. */
export type Transaction = {
  readonly tables: Tables;
  readonly now: Date;
  /** adds a task to run after the commit; a rollback discards it */
  readonly afterCommit: (task: () => Promise<void>) => void;
};

type Source = {
  readonly database: Database;
  readonly clock: () => Date;
  /** the clock cannot be moved in production */
  readonly mode: 'development' | 'production';
};

/** Runs the task in a transaction, and after the commit the tasks that it added. */
export async function inTransaction<T>(
  { database, clock, mode }: Source,
  task: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  let later: (() => Promise<void>)[] = [];
  const result = await database.transaction(async (tables) => {
    later = [];
    const offset = mode === 'production' ? 0 : await readClockOffset(tables);
    const now = new Date(clock().getTime() + offset);
    return task({ tables, now, afterCommit: (one) => later.push(one) });
  });
  for (const one of later) await one();
  return result;
}
