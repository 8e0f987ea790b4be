import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database.ts';
import * as schema from '../schema.ts';
import { memoryTables, type Store } from './memory-tables.ts';

export type MemoryDatabase = Database & {
  /** Keeps what is there now; answers with how to bring it back, as often as wanted. Nothing may be at work then. */
  readonly snapshot: () => Promise<() => void>;
};

const all = Object.values(schema).filter((one) => is(one, PgTable));

/**
 * The tables in memory, for sandboxes that live as long as a page: open at once, where Postgres in the page takes seconds. Units of work follow each
 * other, and one that fails leaves nothing behind. Keys, uniqueness and deletions that cascade hold as the schema says; checks and triggers are Postgres'.
 */
export function openMemory(): MemoryDatabase {
  const store: Store = new Map();
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
