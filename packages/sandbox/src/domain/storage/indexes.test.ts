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

/** Opens a database that remembers the parameters of each query in `asked`. */
async function openLogged() {
  const client = await startPglite({ templates });
  const asked = new Map<string, unknown[]>();
  const logger = { logQuery: (query: string, params: unknown[]) => void asked.set(query, params) };
  const database = await openDatabase(drizzle({ client, logger }), allMigrations, () => client.close());
  return { client, asked, database };
}

test('finds the rows of calls, lists and jobs by an index', { timeout: 120_000 }, async () => {
  const { client, asked, database } = await openLogged();
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

test("reads few applications besides those that the reviewer's queue lists", { timeout: 120_000 }, async () => {
  const { client, asked, database } = await openLogged();
  const insert = (flow: string, state: string, appType: number) => `
    with own as (insert into users (id, dolphin_no, phone_print, phone_sealed, language, created_at)
      select id, id, id, 's', 'en', timestamptz '2020-01-01' + n * interval '1 minute'
      from (select gen_random_uuid() as id, n from generate_series(1, 1000) n) fresh returning id, created_at)
    insert into applications (id, user_id, flow, journey_version, app_type, state, revision, face_result, face_attempts, created_at, saved_at, submitted_at)
      select gen_random_uuid(), id, '${flow}', 1, ${appType}, '${state}', 1, 'none', 0, created_at, created_at, created_at from own;`;
  await client.exec(`
    ${insert('opening', 'draft', 12)} ${insert('opening', 'under-review', 12)} ${insert('opening', 'under-review', 2)}
    ${insert('opening', 'opened', 2)} ${insert('options', 'opened', 12)} ${insert('options', 'under-review', 12)}
    analyze;`);
  const sandbox = await openTestSandbox({ database });
  const passedOver: string[] = [];
  for (const filter of [
    '',
    'state=failed',
    'flow=futures',
    'edition=pro',
    'state=draft&flow=options',
    'state=draft&edition=hk',
    'flow=options&edition=hk',
    'state=draft&flow=opening&edition=hk',
    'state=under-review&flow=options&edition=hk',
    'reference=OA-20200101-NONE',
  ]) {
    asked.clear();
    await sandbox.fetch(new Request(`http://sandbox.test/sandbox/applications?${filter}`));
    for (const [query, params] of [...asked].filter(([one]) => /^select .* from "applications"/.test(one))) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (analyze, costs off) ${query}`, params);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      if (/Seq Scan|Rows Removed by Filter: \d{2,}/.test(plan)) passedOver.push(`${filter}: ${query}\n${plan}`);
    }
  }
  await sandbox.close();
  expect(passedOver).toEqual([]);
});
