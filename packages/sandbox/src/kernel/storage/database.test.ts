/** @module-tag night It starts a SQL database. */
import { sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import { addAuditEntry, firstBrokenEntry, readTrail } from '../../domain/audit/trail.ts';
import type { UnitOfWork } from '../../domain/ports/server-context.ts';
import appOfRequests from '../../domain/storage/migrations/0015-app-of-requests.ts';
import { openMemory } from '../../domain/storage/open-memory.ts';
import * as schema from '../../domain/storage/schema.ts';
import { openPglite } from '../../node/pglite.ts';
import { openPostgres } from '../../node/postgres.ts';
import { templates } from '../../testing/templates.ts';
import { postgresBin, startPostgres } from '../../testing/throwaway-postgres.ts';
import { type Database, openDatabase, type Tables } from './database.ts';
import { migrations, operations, quotas, replays, settings } from './tables.ts';

const databases: readonly (readonly [string, () => Promise<Database>])[] = [
  ['PGlite', () => openPglite({ templates })],
  ...(postgresBin ? [['Postgres', () => openThrowaway(postgresBin ?? '')] as const] : []),
];

async function openThrowaway(bin: string): Promise<Database> {
  const server = await startPostgres(bin);
  const database = await openPostgres(server.url);
  const close = async () => {
    await database.close();
    await server.stop();
  };
  return { ...database, close };
}

test.skipIf(postgresBin)('runs the suites on a Postgres server (set QUAYSIDE_POSTGRES_BIN)', () => {
  expect(postgresBin).toBeUndefined();
});

/** Migrates a database that contains an account of the Hong Kong app. Returns the app types of its applications by flow. */
async function appTypesBroughtForward(tables: Tables) {
  const userId = crypto.randomUUID();
  const at = new Date('2026-11-21T03:00:00Z');
  const application = (flow: string, appType: number) => ({
    id: crypto.randomUUID(),
    userId,
    flow,
    appType,
    journeyVersion: 1,
    state: 'opened' as const,
    revision: 1,
    faceResult: 'none' as const,
    faceAttempts: 0,
    createdAt: at,
    savedAt: at,
  });
  const opening = application('opening', 2);
  const others = [application('document-request', 12), application('tier-change', 12)];
  const phone = { phonePrint: 'print', phone: 'sealed', language: 'en', createdAt: at };
  await tables.insert(schema.users).values({ id: userId, dolphinNo: 'd1', ...phone });
  await tables.insert(schema.applications).values([opening, ...others]);
  await tables.insert(schema.accounts).values({
    id: crypto.randomUUID(),
    userId,
    applicationId: opening.id,
    number: '6800000001',
    type: 'cash',
    tier: 'standard',
    openedAt: at,
    tierSince: at,
  });
  await tables.execute(sql.raw(appOfRequests));
  const rows = await tables.select().from(schema.applications);
  return Object.fromEntries(rows.map(({ flow, appType }) => [flow, appType]));
}

describe.each(databases)('on the %s database', (_name, open) => {
  const rowsOf = (result: unknown) => (result as { rows: Record<string, string>[] }).rows;

  test('creates the tables of the schema by migrations', async () => {
    const database = await open();
    const found = await database.transaction(async (tables) =>
      rowsOf(
        await tables.execute(
          sql`select table_name, column_name, is_nullable from information_schema.columns where table_schema = 'public'`,
        ),
      ),
    );
    expect(await database.transaction(appTypesBroughtForward)).toEqual({
      opening: 2,
      'document-request': 2,
      'tier-change': 12,
    });
    await database.close();
    const written = [...Object.values(schema), migrations, operations, quotas, replays, settings].flatMap(
      (table: PgTable) => {
        const { name, columns } = getTableConfig(table);
        return columns.map((column) => `${name}.${column.name} ${column.notNull ? 'NO' : 'YES'}`);
      },
    );
    expect(found.map((row) => `${row.table_name}.${row.column_name} ${row.is_nullable}`).toSorted()).toEqual(
      written.toSorted(),
    );
  });

  test('detects changed and missing entries of the audit trail', async () => {
    const database = await open();
    const subject = crypto.randomUUID();
    const now = new Date('2026-11-21T03:00:00.123Z');
    for (const action of ['started', 'saved', 'submitted'])
      await database.transaction((tables) =>
        addAuditEntry({ tables, now } as UnitOfWork, {
          subject,
          actor: 'customer',
          action,
          revision: 1,
          details: { step: 'choose' },
        }),
      );
    const trail = await database.transaction((tables) => readTrail(tables, subject));
    expect(await firstBrokenEntry(trail)).toBeUndefined();
    expect(await firstBrokenEntry(trail.map((one, at) => (at === 1 ? { ...one, actor: 'reviewer' } : one)))).toBe(2);
    expect(await firstBrokenEntry(trail.filter((_, at) => at !== 1))).toBe(3);
    for (const change of [sql`update audit set actor = 'reviewer'`, sql`delete from audit`, sql`truncate audit`])
      await expect(database.transaction((tables) => tables.execute(change))).rejects.toMatchObject({
        cause: { message: 'the audit trail is append-only' },
      });
    await database.close();
  });
});

describe.each([...databases, ['memory', async () => openMemory()] as const])(
  'transactions on the %s database',
  (_name, open) => {
    test('rolls back a transaction after a failure', async () => {
      const database = await open();
      const broken = database.transaction(async (tables) => {
        await tables.insert(settings).values({ name: 'left', value: 1 });
        throw new Error('half-way');
      });
      await expect(broken).rejects.toThrow('half-way');
      expect(await database.transaction((tables) => tables.select().from(settings))).toEqual([]);
      await database.close();
    });

    test('F51 runs 100 simultaneous transactions on one row in sequence', async () => {
      const database = await open();
      await database.transaction((tables) => tables.insert(settings).values({ name: 'count', value: 0 }));
      const countUp = () =>
        database.transaction(async (tables) => {
          const [row] = await tables.select().from(settings).for('update');
          await tables.update(settings).set({ value: Number(row?.value) + 1 });
        });
      await Promise.all(Array.from({ length: 100 }, countUp));
      expect(await database.transaction((tables) => tables.select().from(settings))).toEqual([
        { name: 'count', value: 100 },
      ]);
      await database.close();
    });
  },
);

describe('a transaction with a serialization failure', () => {
  type Connection = Parameters<typeof openDatabase>[0];
  const connectionThat = (fails: readonly string[]) => {
    const left = [...fails];
    let migrated = false;
    let runs = 0;
    const connection = {
      transaction: async (task: (tables: unknown) => unknown) => {
        if (!migrated) return void (migrated = true);
        runs += 1;
        const code = left.shift();
        if (code) throw Object.assign(new Error('query failed'), { cause: { code } });
        return task({});
      },
    };
    return { connection: connection as unknown as Connection, runs: () => runs };
  };

  test.each([[['40001']], [['40P01', '40001']]])('retries a transaction after the failures %j', async (fails) => {
    const { connection, runs } = connectionThat(fails);
    const database = await openDatabase(connection, [], async () => undefined);
    expect(await database.transaction(async () => 'done')).toBe('done');
    expect(runs()).toBe(fails.length + 1);
  });

  test('does not retry a transaction after other failures, or after eight attempts', async () => {
    const unique = connectionThat(['23505']);
    await expect(
      (await openDatabase(unique.connection, [], async () => undefined)).transaction(async () => 1),
    ).rejects.toThrow('query failed');
    expect(unique.runs()).toBe(1);
    const stubborn = connectionThat(Array.from({ length: 20 }, () => '40001'));
    await expect(
      (await openDatabase(stubborn.connection, [], async () => undefined)).transaction(async () => 1),
    ).rejects.toThrow('query failed');
    expect(stubborn.runs()).toBe(8);
  });
});
