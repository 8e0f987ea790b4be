import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database.ts';
import { type MemoryStore, memoryTables } from './memory-tables.ts';

/** A database whose tables are in memory. Its data end with the process or page. */
export type MemoryDatabase = Database & {
  /** Takes a snapshot, and returns a function that restores it, any number of times; no transaction may be open. */
  readonly snapshot: () => Promise<() => void>;
};

/**
 * Opens tables in memory, for a sandbox in a page, where Postgres takes seconds to start. Transactions run one after the other, and a failed one is rolled
 * back. Keys, uniqueness and cascading deletions are enforced, but no checks and triggers.
 */
export function openMemoryDatabase(all: readonly PgTable[]): MemoryDatabase {
  const store: MemoryStore = new Map();
  let last: Promise<unknown> = Promise.resolve();
  return {
    transaction(task) {
      const run = last.then(async () => {
        const before = new Map(store);
        try {
          return await task(memoryTables(store, all));
        } catch (error) {
          store.clear();
          for (const [table, rows] of before) store.set(table, rows);
          throw error;
        }
      });
      last = run.catch(() => undefined);
      return run;
    },
    close: async () => store.clear(),
    async snapshot() {
      await last;
      const then = new Map(store);
      return () => {
        store.clear();
        for (const [table, rows] of then) store.set(table, rows);
      };
    },
  };
}
