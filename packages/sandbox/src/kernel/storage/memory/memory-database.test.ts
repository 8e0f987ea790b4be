import { eq, gte } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openMemory } from '../../../domain/storage/open-memory.ts';
import { applications, documents, users } from '../../../domain/storage/schema.ts';
import { settings } from '../tables.ts';
import { UnsupportedQueryError } from './conditions.ts';
import { ConstraintError } from './table-rules.ts';

const at = new Date('2026-11-21T03:00:00Z');
const person = { id: 'u1', dolphinNo: '1', phonePrint: 'p1', phone: 'sealed', language: 'en', createdAt: at };
const draft = {
  id: 'a1',
  userId: 'u1',
  flow: 'opening',
  journeyVersion: 1,
  appType: 12,
  state: 'draft',
  revision: 1,
  faceResult: 'none',
  faceAttempts: 0,
  createdAt: at,
  savedAt: at,
} as const;
const picture = {
  id: 'd1',
  applicationId: 'a1',
  userId: 'u1',
  kind: 'face',
  sha256: '0',
  type: 'image/png',
  size: 1,
  uploadedAt: at,
};

test('enforces the keys and unique columns of the schema in memory', async () => {
  const database = openMemory();
  await database.transaction((tables) => tables.insert(users).values(person));
  const twice = (change: Partial<typeof person>) =>
    database.transaction((tables) => tables.insert(users).values({ ...person, ...change }));
  await expect(twice({ dolphinNo: '2', phonePrint: 'p2' }), 'the key').rejects.toThrow(ConstraintError);
  await expect(twice({ id: 'u2', dolphinNo: '2' }), 'a unique column').rejects.toMatchObject({ code: '23505' });
  await database.transaction((tables) => tables.insert(applications).values(draft));
  const another = { ...draft, id: 'a2' };
  await expect(database.transaction((tables) => tables.insert(applications).values(another))).rejects.toThrow(
    ConstraintError,
  );
  await database.transaction((tables) =>
    tables.update(applications).set({ state: 'failed' }).where(eq(applications.id, 'a1')),
  );
  await database.transaction((tables) => tables.insert(applications).values(another));
});

test('deletes the data of a deleted application from memory', async () => {
  const database = openMemory();
  const left = await database.transaction(async (tables) => {
    await tables.insert(applications).values([draft, { ...draft, id: 'a2', userId: 'u2' }]);
    await tables.insert(documents).values([picture, { ...picture, id: 'd2', applicationId: 'a2' }]);
    await tables.delete(applications).where(eq(applications.id, 'a1'));
    return tables.select({ id: documents.id }).from(documents);
  });
  expect(left).toEqual([{ id: 'd2' }]);
});

test('refuses an empty required column in memory', async () => {
  const database = openMemory();
  const { phone: _, ...incomplete } = person;
  const work = database.transaction((tables) => tables.insert(users).values(incomplete as typeof person));
  await expect(work).rejects.toMatchObject({ code: '23502' });
});

test('returns copies of the rows in memory', async () => {
  const database = openMemory();
  await database.transaction((tables) => tables.insert(settings).values({ name: 'list', value: [1] }));
  const read = () => database.transaction((tables) => tables.select().from(settings));
  for (const { value } of await read()) (value as number[]).push(2);
  expect(await read()).toEqual([{ name: 'list', value: [1] }]);
});

test('refuses a query with an unknown condition', async () => {
  const database = openMemory();
  const work = database.transaction(async (tables) => tables.select().from(documents).where(gte(documents.size, 1)));
  await expect(work).rejects.toThrow(UnsupportedQueryError);
});

test('restores a snapshot repeatedly', async () => {
  const database = openMemory();
  const names = () => database.transaction((tables) => tables.select({ name: settings.name }).from(settings));
  const insert = (name: string) => database.transaction((tables) => tables.insert(settings).values({ name, value: 1 }));
  await insert('before');
  const restore = await database.snapshot();
  for (const name of ['one', 'other']) {
    await insert(name);
    expect(await names()).toEqual([{ name: 'before' }, { name }]);
    restore();
    expect(await names()).toEqual([{ name: 'before' }]);
  }
});
