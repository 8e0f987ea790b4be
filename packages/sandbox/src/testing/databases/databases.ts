import { isQuick } from '@quayside/platform/testing/property-runs';
import { openPglite } from '../../node/pglite.ts';
import { openMemory, type SandboxOptions } from '../../sandbox.ts';
import { templates } from '../templates.ts';
import { freshDatabase, postgresBin } from '../throwaway-postgres.ts';

/** A kind of database for tests. `start` returns the options of a sandbox with an empty one, which the sandbox closes. */
export type TestDatabase = { readonly name: string; readonly start: () => Promise<SandboxOptions> };

const memory: TestDatabase = { name: 'memory', start: async () => ({ database: openMemory() }) };

const pglite: TestDatabase = { name: 'PGlite', start: async () => ({ database: await openPglite({ templates }) }) };

const postgres = (bin: string): TestDatabase => ({
  name: 'Postgres',
  start: async () => ({ databaseUrl: await freshDatabase(bin) }),
});

/** The Postgres server of QUAYSIDE_POSTGRES_BIN, or PGlite, which takes three times the processor time. */
const sqlDatabase = postgresBin ? postgres(postgresBin) : pglite;

/** Whether tests use only the memory store, which is the fastest: in `npm test` and in mutation runs. `npm run test:all` tests all stores. */
const memoryAlone = isQuick || Boolean(process.env.QUAYSIDE_MUTANTS);

/** The kind of database for tests that choose none. */
export const defaultDatabase = memoryAlone ? memory : sqlDatabase;

/** The memory store and one SQL database. Postgres and PGlite are the same engine, so one of them is enough. */
export const testDatabases: readonly TestDatabase[] = memoryAlone ? [memory] : [memory, sqlDatabase];

/** All three stores, for the suites that follow an application from draft to decision. */
export const everyDatabase: readonly TestDatabase[] = memoryAlone
  ? [memory]
  : [memory, pglite, ...(postgresBin ? [postgres(postgresBin)] : [])];
