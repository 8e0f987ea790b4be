import { isQuick } from '@quayside/platform/testing/property-runs';
import { openPglite } from '../../node/pglite.ts';
import { openMemory, type SandboxOptions } from '../../sandbox.ts';
import { templates } from '../templates.ts';
import { freshDatabase, postgresBin } from '../throwaway-postgres.ts';

/** `start` opens an empty database, which its sandbox closes. */
export type TestDatabase = { readonly name: string; readonly start: () => Promise<SandboxOptions> };

const memory: TestDatabase = { name: 'memory', start: async () => ({ database: openMemory() }) };

const pglite: TestDatabase = { name: 'PGlite', start: async () => ({ database: await openPglite({ templates }) }) };

const postgres = (bin: string): TestDatabase => ({
  name: 'Postgres',
  start: async () => ({ databaseUrl: await freshDatabase(bin) }),
});

/** The Postgres server of QUAYSIDE_POSTGRES_BIN, which takes a third of the processor time of PGlite, the other choice. */
const sqlDatabase = postgresBin ? postgres(postgresBin) : pglite;

/** `npm test` and a mutation run use the memory store alone. It is the fastest one, and `npm run test:all` tests that all stores behave the same. */
const memoryAlone = isQuick || Boolean(process.env.QUAYSIDE_MUTANTS);

/** The database of a test that names none. */
export const defaultDatabase = memoryAlone ? memory : sqlDatabase;

/** The memory store, and a SQL database. Postgres and PGlite are the same engine, so one is enough. */
export const testDatabases: readonly TestDatabase[] = memoryAlone ? [memory] : [memory, sqlDatabase];

/** All three stores, for suites of an application's life. */
export const everyDatabase: readonly TestDatabase[] = memoryAlone
  ? [memory]
  : [memory, pglite, ...(postgresBin ? [postgres(postgresBin)] : [])];
