import { readClockOffset } from './clock.ts';
import type { Database, Tables } from './storage/database.ts';

/** A transaction with its tables and its time, which stays the same until it ends. */
export type Transaction = {
  readonly tables: Tables;
  readonly now: Date;
  /** Adds a task that runs after the commit; a rollback discards it. */
  readonly afterCommit: (task: () => Promise<void>) => void;
};

type Source = {
  readonly database: Database;
  readonly clock: () => Date;
  /** `production` ignores a moved clock */
  readonly mode: 'development' | 'production';
};

/** Runs a task in a transaction. After the commit, runs the tasks that it added. */
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
