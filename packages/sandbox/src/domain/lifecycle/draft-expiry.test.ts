import * as joint from '@quayside/contract/calls/joint';
import * as call from '@quayside/contract/calls/opening';
import { codes } from '@quayside/contract/envelope';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Database, Tables } from '../../kernel/storage/database.ts';
import { operations } from '../../kernel/storage/tables.ts';
import { openMemory } from '../../sandbox.ts';
import { TestClient } from '../../testing/client.ts';
import { createHolders } from '../../testing/holders.ts';
import { TestOpening } from '../../testing/opening.ts';
import { openTestSandbox } from '../../testing/test-sandbox.ts';
import { createMemoryBlobs } from '../ports/blob-store.ts';
import { applications, expiredDrafts, personData, requirements, steps, users } from '../storage/schema.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Creates a customer with a draft and two documents, and functions that move the clock. Each move runs the scheduled jobs, as in the console. */
async function draftOf() {
  const database = openMemory();
  const blobs = createMemoryBlobs();
  const sandbox = await openTestSandbox({ database, blobs });
  const customer = await sandbox.customer();
  const opening = await TestOpening.start(customer);
  const documents = [await opening.upload('identity-front'), await opening.upload('address-proof', 2)];
  await opening.save('contact-info', { email: 'canary@customer.example', mobile: '+6591234567' });
  return {
    sandbox,
    database,
    blobs,
    opening,
    documents,
    customer,
    /** Moves the clocks of server and device to days after the save, and signs in again, because the earlier login has ended. */
    async after(days: number) {
      await sandbox.api('PUT', '/clock', { offsetMs: days * DAY });
      const again = new TestClient(sandbox.fetch, { now: () => Date.now() + days * DAY });
      await again.signIn(customer.phone, async () => {
        const path = `/code?phone=${encodeURIComponent(customer.phone)}`;
        return (await sandbox.api<{ code: string }>('GET', path)).code;
      });
      return again;
    },
    mails: async () => {
      const mails = await sandbox.api<{ kind: string; subject: string; body: string }[]>(
        'GET',
        `/mails?phone=${encodeURIComponent(customer.phone)}`,
      );
      return mails.filter(({ kind }) => kind !== 'code').toReversed();
    },
  };
}

/** Runs the scheduled jobs on the day on which a warned draft expires. `meanwhile` runs after a job has found the draft and before it locks it. */
async function deletedWhile(meanwhile: (tables: Tables, id: string) => Promise<unknown>) {
  const memory = openMemory();
  const hook: { id?: string } = {};
  const database: Database = {
    ...memory,
    async transaction(task) {
      const found = await memory.transaction(task);
      const { id } = hook;
      if (id && Array.isArray(found) && found.includes(id)) await memory.transaction((tables) => meanwhile(tables, id));
      return found;
    },
  };
  const sandbox = await openTestSandbox({ database });
  const opening = await TestOpening.start(await sandbox.customer());
  await sandbox.api('PUT', '/clock', { offsetMs: 24 * DAY });
  hook.id = opening.id;
  await sandbox.api('PUT', '/clock', { offsetMs: 31 * DAY });
  return memory.transaction((tables) => tables.select().from(applications));
}

describe('a draft due for deletion', () => {
  test('keeps an expired draft if its customer submits it during the job', async () => {
    const rows = await deletedWhile((tables) => tables.update(applications).set({ state: 'under-review' }));
    expect(rows).toMatchObject([{ state: 'under-review' }]);
  });

  test('continues the job if another process deleted an expired draft', async () => {
    const rows = await deletedWhile((tables, id) => tables.delete(applications).where(eq(applications.id, id)));
    expect(rows).toEqual([]);
  });
});

describe('an abandoned draft', () => {
  test('deletes an abandoned draft with its documents after a warning', async () => {
    const { after, blobs, database, documents, mails, opening, customer, sandbox } = await draftOf();
    const there = await after(22);
    expect((await there.call(call.getApplication, { flow: 'opening' }))?.id).toBe(opening.id);
    expect(await mails()).toEqual([]);

    await after(23);
    const [warning, ...others] = await mails();
    expect(others).toEqual([]);
    expect(warning).toMatchObject({ kind: 'draft-expiring', subject: 'Your application will be deleted soon' });

    const back = await after(30);
    expect((await mails()).map(({ kind }) => kind)).toEqual(['draft-expiring', 'draft-expired']);
    expect(await back.call(call.getApplication, { flow: 'opening' })).toBeNull();
    for (const id of documents) expect(await blobs.get(id)).toBeUndefined();
    await database.transaction(async (tables) => {
      for (const table of [applications, steps, requirements, personData, operations] as const) {
        const rows = (await tables.select().from(table)) as { call?: string }[];
        expect(rows.filter((row) => !['sendCode', 'register', 'exchangeLoginCode'].includes(row.call ?? ''))).toEqual(
          [],
        );
      }
      const [user] = await tables.select().from(users).where(eq(users.id, customer.userId));
      expect(user).toMatchObject({ name: null, email: null });
      expect(await tables.select().from(expiredDrafts)).toMatchObject([{ applicationId: opening.id, documents: [] }]);
    });
    const phone = encodeURIComponent(customer.phone);
    const state = await sandbox.api<{
      expiredDrafts: { audit: { action: string; details: Record<string, unknown> }[] }[];
    }>('GET', `/state?phone=${phone}`);
    expect(state.expiredDrafts[0]?.audit.map(({ action, details }) => ({ action, details })).slice(-3)).toEqual([
      { action: 'expiry-announced', details: {} },
      { action: 'expired', details: { steps: 1, documents: 2 } },
      { action: 'documents-gone', details: { documents: 2 } },
    ]);
  });

  test('shows the notice of a deleted draft until the customer has read it', async () => {
    const { after, opening } = await draftOf();
    await after(23);
    const back = await after(31);
    const told = await back.call(call.getExpiredDraft, { flow: 'opening' });
    expect(told?.expiredAt).toBeDefined();
    const fresh = await back.call(call.startApplication, { flow: 'opening' });
    expect(fresh).toMatchObject({ answers: {}, documents: {}, draftExpiredAt: told?.expiredAt });
    expect(fresh.id).not.toBe(opening.id);
    const seen = await back.call(call.acknowledgeDraftNotices, { applicationId: fresh.id });
    expect(seen.draftExpiredAt).toBeUndefined();
    expect(await back.call(call.getExpiredDraft, { flow: 'opening' })).toBeNull();
  });

  test('never deletes a draft without a warning', async () => {
    const { after, mails, opening } = await draftOf();
    const late = await after(200);
    expect((await late.call(call.getApplication, { flow: 'opening' }))?.id).toBe(opening.id);
    expect((await mails()).map(({ kind }) => kind)).toEqual(['draft-expiring']);
    const back = await after(207);
    expect(await back.call(call.getApplication, { flow: 'opening' })).toBeNull();
  });

  test('postpones the expiry of a draft with each save, and warns again', async () => {
    const { after, mails, opening } = await draftOf();
    const warned = await after(24);
    const save = { applicationId: opening.id, step: 'choose', answers: { route: 'manual' }, revision: 99 };
    await warned.call(call.saveStep, save);
    const still = await after(40);
    expect((await still.call(call.getApplication, { flow: 'opening' }))?.id).toBe(opening.id);
    expect(await mails()).toHaveLength(1);
    await after(48);
    expect(await mails()).toHaveLength(2);
  });

  test('informs the second holder that their part is deleted with the draft', async () => {
    const sandbox = await openTestSandbox({ database: openMemory() });
    const { accepted, first, linkTo } = createHolders(() => sandbox);
    const { opening } = await first('joint-adult');
    const { person } = await accepted(opening);
    const token = await linkTo(person.phone);
    await sandbox.api('PUT', '/clock', { offsetMs: 24 * DAY });
    await sandbox.api('PUT', '/clock', { offsetMs: 31 * DAY });
    const back = new TestClient(sandbox.fetch, { now: () => Date.now() + 31 * DAY });
    await back.signIn(person.phone, async () => {
      const path = `/code?phone=${encodeURIComponent(person.phone)}`;
      return (await sandbox.api<{ code: string }>('GET', path)).code;
    });
    await expect(back.call(joint.acceptInvitation, { token })).rejects.toMatchObject({
      envelope: { code: codes.notFound },
    });
    expect(await back.call(call.getExpiredDraft, { flow: 'joint' })).toMatchObject({
      expiredAt: expect.any(String),
    });
  });
});
