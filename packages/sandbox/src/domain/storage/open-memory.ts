import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { type MemoryDatabase, openMemoryDatabase } from '../../kernel/storage/memory/memory-database.ts';
import * as kernelTables from '../../kernel/storage/tables.ts';
import * as schema from './schema.ts';

const all = [...Object.values(kernelTables), ...Object.values(schema)].filter((one) => is(one, PgTable));

/** Opens an empty database in memory with all tables. Closing it deletes the data. */
export const openMemory = (): MemoryDatabase => openMemoryDatabase(all);
