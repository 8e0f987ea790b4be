import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timestampColumn } from '../../kernel/storage/tables.ts';

/** Table of error reports from apps and browsers, encrypted. */
export const errorRecords = pgTable('error_records', {
  id: uuid('id').primaryKey(),
  content: text('content_sealed').notNull(),
  at: timestampColumn('at').notNull(),
});

/** Table of events on screens, without personal data. */
export const operationsEvents = pgTable(
  'operations_events',
  {
    /** Random id of a visit, which no other table contains, so that no event can be joined with a customer. */
    visit: uuid('visit').notNull(),
    /** Position of the event within its visit. */
    position: integer('position').notNull(),
    appType: integer('app_type').notNull(),
    language: text('language').notNull(),
    type: text('type').notNull(),
    flow: text('flow'),
    step: text('step'),
    /** Code of an error, or name of a web vital; null for other events. */
    code: text('code'),
    /** Seconds spent on a completed step, or value of a web vital; null for other events. */
    amount: integer('amount'),
    at: timestampColumn('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.visit, table.position] })],
);
