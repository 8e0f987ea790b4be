import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { allMigrations } from '../domain/storage/migrations/all.ts';
import { type Database, openDatabase } from '../kernel/storage/database.ts';

/** Connects to a Postgres server, which several instances of the server can share, and runs the migrations. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new Pool({ connectionString: url, max: 10 });
  // Ignores an idle connection that breaks: the next query replaces it. Without a listener, the error would end the process.
  pool.on('error', () => undefined);
  return openDatabase(drizzle({ client: pool }), allMigrations, () => pool.end());
}
