import { openMemory, type SandboxOptions } from '../sandbox.ts';
import { postgresBin, startPostgres } from './throwaway-postgres.ts';

type Started = { readonly options: SandboxOptions; readonly stop: () => Promise<void> };

export type TestDatabase = { readonly name: string; readonly start: () => Promise<Started> };

const memory: TestDatabase = {
  name: 'memory',
  start: async () => ({ options: { database: openMemory() }, stop: async () => undefined }),
};

const pglite: TestDatabase = { name: 'PGlite', start: async () => ({ options: {}, stop: async () => undefined }) };

const postgres = (bin: string): TestDatabase => ({
  name: 'Postgres',
  start: async () => {
    const { url, stop } = await startPostgres(bin);
    return { options: { databaseUrl: url }, stop };
  },
});

/** Memory, and a database that speaks SQL: the Postgres server that QUAYSIDE_POSTGRES_BIN names, else PGlite. Both are Postgres, so one of them does for a suite of calls. */
export const testDatabases: readonly TestDatabase[] = [memory, postgresBin ? postgres(postgresBin) : pglite];

/** For the suites that could tell the three apart: whatever a customer's application goes through, on each. */
export const everyDatabase: readonly TestDatabase[] = [memory, pglite, ...(postgresBin ? [postgres(postgresBin)] : [])];
