import { openMemory, type SandboxOptions } from '../sandbox.ts';
import { postgresBin, startPostgres } from './throwaway-postgres.ts';

type Started = { readonly options: SandboxOptions; readonly stop: () => Promise<void> };

export type TestDatabase = { readonly name: string; readonly start: () => Promise<Started> };

/** What the suites run on: PGlite and memory always, a Postgres server where QUAYSIDE_POSTGRES_BIN names one. */
export const testDatabases: readonly TestDatabase[] = [
  { name: 'PGlite', start: async () => ({ options: {}, stop: async () => undefined }) },
  { name: 'memory', start: async () => ({ options: { database: openMemory() }, stop: async () => undefined }) },
  ...(postgresBin
    ? [
        {
          name: 'Postgres',
          start: async () => {
            const { url, stop } = await startPostgres(postgresBin ?? '');
            return { options: { databaseUrl: url }, stop };
          },
        },
      ]
    : []),
];
