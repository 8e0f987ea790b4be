import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Defines a timestamp column in milliseconds with time zone. In the tables of the kernel, columns named …_sealed are encrypted, and columns named …_print are
 * keyed hashes.
 */
export const timestampColumn = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** Table of operations with their responses for retries, encrypted. */
export const operations = pgTable(
  'operations',
  {
    /** Id of the user, or of the device without a login. */
    scope: text('scope').notNull(),
    operation: text('operation').notNull(),
    call: text('call').notNull(),
    requestPrint: text('request_print').notNull(),
    answer: text('answer_sealed'),
    createdAt: timestampColumn('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.operation] })],
);

/** Table of the keyed hashes of received requests, by which repetitions are recognised. */
export const replays = pgTable('replays', {
  key: text('key').primaryKey(),
  at: timestampColumn('at').notNull(),
});

/** Table of the use of quotas, by name and owner. */
export const quotas = pgTable(
  'quotas',
  {
    name: text('name').notNull(),
    ownerPrint: text('owner_print').notNull(),
    used: integer('used').notNull(),
    windowStart: timestampColumn('window_start').notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.ownerPrint] })],
);

/** Table of what the console sets, such as planned faults. */
export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
});

/** Table of the migrations that have run. */
export const migrations = pgTable('migrations', {
  name: text('name').primaryKey(),
  appliedAt: timestampColumn('applied_at').notNull(),
});
