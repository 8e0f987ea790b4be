import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openMemory } from '../../domain/storage/open-memory.ts';
import { applications, mails, steps, users } from '../../domain/storage/schema.ts';
import { TestOpening } from '../../testing/opening.ts';
import { openTestSandbox } from '../../testing/test-sandbox.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const at = 'http://sandbox.test';

test('marks a row that does not decrypt, and continues lists and jobs', async () => {
  const database = openMemory();
  const sandbox = await openTestSandbox({ database });
  const [broken, whole] = [await sandbox.customer(), await sandbox.customer()];
  for (const one of [broken, whole]) await (await TestOpening.start(one)).save('choose', { route: 'manual' });
  await database.transaction(async (tables) => {
    await tables.update(users).set({ phone: 'AQAA' }).where(eq(users.id, broken.userId));
    const [first] = await tables.select().from(mails);
    await tables
      .update(mails)
      .set({ content: 'not base64url' })
      .where(eq(mails.id, first?.id ?? ''));
    const [draft] = await tables.select().from(applications).where(eq(applications.userId, broken.userId));
    await tables
      .update(steps)
      .set({ answers: 'AQAA' })
      .where(eq(steps.applicationId, draft?.id ?? ''));
  });

  const listed = await sandbox.api<{ id: string; phone?: string; unreadable?: true }[]>('GET', '/users');
  expect(listed).toContainEqual({ id: broken.userId, unreadable: true });
  expect(listed.find(({ id }) => id === whole.userId)?.phone).toBe(whole.phone);
  const page = async (path: string) => {
    const answer = await sandbox.fetch(new Request(`${at}/sandbox/${path}`));
    return { status: answer.status, text: await answer.text() };
  };
  const pages = { applications: await page('applications'), mailbox: await page('mailbox') };
  expect([pages.applications.status, pages.mailbox.status]).toEqual([200, 200]);
  expect(pages.applications.text).toContain('unreadable');
  expect(pages.mailbox.text).toContain('This message cannot be read');

  for (const days of [400, 500]) await sandbox.api('PUT', '/clock', { offsetMs: days * DAY_MS });
  const left = await database.transaction((tables) =>
    tables.select({ userId: applications.userId }).from(applications),
  );
  expect(left).toEqual([{ userId: broken.userId }]);
  await sandbox.close();
});
