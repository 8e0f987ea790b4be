/** @module-tag night It starts a SQL database. */
import * as account from '@quayside/contract/calls/account';
import * as call from '@quayside/contract/calls/opening';
import { getW8bens } from '@quayside/contract/calls/w8ben';
import { drizzle } from 'drizzle-orm/pglite';
import { expect, test } from 'vitest';
import { openDatabase } from '../../kernel/storage/database.ts';
import { startPglite } from '../../node/pglite.ts';
import { TestOpening } from '../../testing/opening.ts';
import { templates } from '../../testing/templates.ts';
import { openTestSandbox } from '../../testing/test-sandbox.ts';
import { allMigrations } from './migrations/all.ts';

const ROWS = 10_000;
const large = /Seq Scan on (users|applications|sessions|mails|hand_offs|expired_drafts)/;

test('finds the rows of calls, lists and jobs by an index', { timeout: 120_000 }, async () => {
  const client = await startPglite({ templates });
  const asked = new Map<string, unknown[]>();
  const logger = { logQuery: (query: string, params: unknown[]) => void asked.set(query, params) };
  const database = await openDatabase(drizzle({ client, logger }), allMigrations, () => client.close());
  await client.exec(`
    insert into users (id, dolphin_no, phone_print, phone_sealed, language, created_at)
      select gen_random_uuid(), n::text, 'p' || n, 's', 'en', timestamptz '2020-01-01' + n * interval '1 minute' from generate_series(1, ${ROWS}) n;
    insert into applications (id, user_id, flow, journey_version, app_type, state, revision, face_result, face_attempts, created_at, saved_at)
      select gen_random_uuid(), id, 'opening', 1, 12, 'opened', 1, 'none', 0, created_at, created_at from users;
    insert into sessions (token_print, user_id, device_id, created_at, expires_at)
      select 't' || dolphin_no, id, 'd', created_at, created_at from users;
    insert into mails (id, phone_print, kind, content_sealed, at) select gen_random_uuid(), phone_print, 'code', 's', created_at from users;
    insert into expired_drafts (application_id, user_id, flow, saved_at, expired_at, documents)
      select gen_random_uuid(), id, 'opening', created_at, now(), '[]' from users;
    insert into hand_offs (id, application_id, user_id, step, token_print, match_code, offered_at, expires_at)
      select gen_random_uuid(), id, user_id, 'face', id::text, '1', created_at, now() from applications;
    analyze;
  `);
  asked.clear(); // removes the queries of migrations
  const sandbox = await openTestSandbox({ database });
  const customer = await sandbox.customer();
  const opening = await TestOpening.start(customer);
  await opening.save('choose', { route: 'manual' });
  await customer.ask(account.getCustomer, {});
  await customer.ask(getW8bens, {});
  await customer.ask(call.getAccounts, {});
  await customer.ask(call.getExpiredDraft, { flow: 'opening' });
  await sandbox.api('POST', '/end-sessions', { userId: customer.userId });
  await sandbox.fetch(new Request('http://sandbox.test/sandbox/mailbox'));
  await sandbox.fetch(new Request('http://sandbox.test/sandbox/applications'));
  await sandbox.api('PUT', '/clock', { offsetMs: 0 });

  const scanned: string[] = [];
  for (const [query, params] of asked) {
    if (!/^(select|update|delete)/.test(query)) continue;
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${query}`, params);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    if (large.test(plan)) scanned.push(`${query}\n${plan}`);
  }
  await sandbox.close();
  expect(asked.size).toBeGreaterThan(40);
  expect(scanned).toEqual([]);
});
