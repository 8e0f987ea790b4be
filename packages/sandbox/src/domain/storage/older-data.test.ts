/** @module-tag night It starts a SQL database. */
import { drizzle } from 'drizzle-orm/pglite';
import { expect, test } from 'vitest';
import { type Database, openDatabase } from '../../kernel/storage/database.ts';
import { startPglite } from '../../node/pglite.ts';
import { templates } from '../../testing/templates.ts';
import { allMigrations } from './migrations/all.ts';
import * as schema from './schema.ts';

const user = '11111111-1111-4111-8111-111111111111';
const update = '22222222-2222-4222-8222-222222222222';
const day = '2026-11-20T01:00:00Z';

/** Opens a database that contains rows from before the migration `before`, and runs all migrations. */
async function openedWith(rows: string, before: string): Promise<Database> {
  const client = await startPglite({ templates });
  await client.exec('create table migrations (name text primary key, applied_at timestamptz(3) not null)');
  for (const { name, sql } of allMigrations.filter((one) => one.name < before))
    await client.exec(`${sql}; insert into migrations values ('${name}', '${day}');`);
  await client.exec(rows);
  return openDatabase(drizzle({ client }), allMigrations, () => client.close());
}

test('makes existing customers holders, with reminders and open applications (migration 0014)', async () => {
  const rows = `
    insert into users (id, dolphin_no, phone_print, phone_sealed, language, created_at) values ('${user}', '1', 'p', 's', 'en', '${day}');
    insert into customers (user_id, content_sealed, changed_at) values ('${user}', 'sealed', '${day}');
    insert into w8ben_reminders (user_id, due_at, sent_at) values ('${user}', '${day}', '${day}');
    insert into w8ben_reminders (user_id, due_at) values ('${user}', '2029-10-02T01:00:00Z');
    insert into applications (id, user_id, flow, journey_version, state, revision, face_result, face_attempts, created_at, saved_at)
      values ('${update}', '${user}', 'w8ben-update', 1, 'draft', 1, 'none', 0, '${day}', '${day}');
  `;
  const database = await openedWith(rows, '0014');
  try {
    await database.transaction(async (tables) => {
      expect(await tables.select().from(schema.customers)).toMatchObject([
        { holderId: user, userId: user, content: 'sealed' },
      ]);
      expect(
        (await tables.select().from(schema.w8benReminders)).map(({ holderId, sentAt }) => [holderId, sentAt !== null]),
      ).toEqual([
        [user, true],
        [user, false],
      ]);
      expect(await tables.select().from(schema.applications)).toMatchObject([{ id: update, holderId: null }]);
    });
    const again = database.transaction(async (tables) => {
      const [row] = await tables.select().from(schema.applications);
      if (row) await tables.insert(schema.applications).values({ ...row, id: crypto.randomUUID() });
    });
    await expect(again, 'an open application exists').rejects.toThrow(/insert into "applications"/);
  } finally {
    await database.close();
  }
});

test('sets the last use of existing logins to the time of the migration (0026)', async () => {
  const rows = `
    insert into users (id, dolphin_no, phone_print, phone_sealed, language, created_at) values ('${user}', '1', 'p', 's', 'en', '${day}');
    insert into sessions (token_print, user_id, device_id, created_at, expires_at) values ('t', '${user}', 'd', '${day}', '${day}');
  `;
  const database = await openedWith(rows, '0026');
  try {
    const [login] = await database.transaction((tables) => tables.select().from(schema.sessions));
    expect(login?.createdAt).toEqual(new Date(day));
    expect(Date.now() - Number(login?.usedAt)).toBeLessThan(60_000);
  } finally {
    await database.close();
  }
});
