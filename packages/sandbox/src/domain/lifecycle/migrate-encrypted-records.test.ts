import { randomBytes } from 'node:crypto';
import { getCustomer } from '@quayside/contract/calls/account';
import { exchangeLoginCode } from '@quayside/contract/calls/user';
import { getW8ben } from '@quayside/contract/calls/w8ben';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrations } from '../../kernel/storage/tables.ts';
import { createSandbox, openMemory, type Sandbox } from '../../sandbox.ts';
import { TestClient } from '../../testing/client.ts';
import { customers, steps, w8benReminders } from '../storage/schema.ts';

const now = new Date('2026-11-20T04:05:00Z');
const database = openMemory();
const options = { database, clock: () => now, dataKey: randomBytes(32).toString('base64url') };

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox(options);
});
afterAll(() => sandbox.close());

async function opened(daysAgo: number): Promise<TestClient> {
  const { loginCode } = await sandbox.stage.customer({ through: 'all', state: 'opened', submittedDaysAgo: daysAgo });
  const client = new TestClient((request) => sandbox.fetch(request), { now: () => now.getTime() });
  return Object.assign(client, await client.call(exchangeLoginCode, { loginCode }));
}

const standingOf = async (client: TestClient) => [await client.call(getCustomer, {}), await client.call(getW8ben, {})];
const remindersIn = () => database.transaction((tables) => tables.select().from(w8benReminders));

test('gives customers without a record the W-8BEN of their opening', async () => {
  const client = await opened(40);
  const before = await standingOf(client);
  const reminders = await remindersIn();
  expect(before[1]).toMatchObject({ life: { state: 'valid' }, forms: [{ kind: 'form' }] });

  await database.transaction(async (tables) => {
    await tables.delete(customers);
    await tables.delete(w8benReminders);
  });
  sandbox = await createSandbox(options);
  expect(await client.call(getW8ben, {}), 'one migration per database').toBeNull();

  await database.transaction((tables) => tables.delete(migrations));
  sandbox = await createSandbox(options);
  expect(await standingOf(client), 'dates of the opening').toEqual(before);
  expect(await remindersIn()).toEqual(reminders);

  const [record] = await database.transaction((tables) => tables.select().from(customers));
  await database.transaction((tables) => tables.delete(migrations));
  sandbox = await createSandbox(options);
  expect(await database.transaction((tables) => tables.select().from(customers)), 'an unchanged record').toEqual([
    record,
  ]);
});

test('skips a row that does not decrypt, and retries it at the next start', async () => {
  const client = await opened(40);
  const answers = () => database.transaction((tables) => tables.select().from(steps));
  const whole = await answers();
  const broken = await opened(30);
  const own = (await answers()).filter((row) => !whole.some((one) => one.applicationId === row.applicationId));
  const applicationId = own[0]?.applicationId ?? '';
  const write = (given: (sealed: string) => string) =>
    database.transaction(async (tables) => {
      for (const row of own)
        await tables
          .update(steps)
          .set({ answers: given(row.answers) })
          .where(and(eq(steps.applicationId, applicationId), eq(steps.step, row.step)));
    });
  await database.transaction(async (tables) => {
    await tables.delete(customers);
    await tables.delete(migrations);
  });
  await write(() => 'AQAA');
  sandbox = await createSandbox(options);
  expect(await client.call(getW8ben, {})).toMatchObject({ life: { state: 'valid' } });
  await write((sealed) => sealed);
  sandbox = await createSandbox(options);
  expect(await broken.call(getW8ben, {}), 'after a restore').toMatchObject({ life: { state: 'valid' } });
});
