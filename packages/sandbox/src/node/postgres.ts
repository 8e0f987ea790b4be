import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { type Database, openDatabase } from '../storage/database.ts';
import * as schema from '../storage/schema.ts';

/** Any Postgres-compatible server; several instances may share it. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new Pool({ connectionString: url, max: 10 });
  // An idle connection that breaks is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  return openDatabase(drizzle({ client: pool, schema }), () => pool.end());
}
