/** @module-tag night It starts a SQL database. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as call from '@quayside/contract/calls/opening';
import { sendCode } from '@quayside/contract/calls/user';
import { codes } from '@quayside/contract/envelope';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawSpecimen } from '../development/samples/specimen-picture.ts';
import { codeLimits } from '../domain/users/code-limits.ts';
import type { TestClient } from '../testing/client.ts';
import { TestOpening } from '../testing/opening.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { addTestTools, type TestSandbox } from '../testing/test-sandbox.ts';
import { freePort, freshDatabase, postgresBin } from '../testing/throwaway-postgres.ts';

const DAY = 24 * 60 * 60 * 1000;

describe.skipIf(!postgresBin)('two processes on one Postgres server, with one store of documents', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-processes-'));
  let s3: S3rver;
  let servers: readonly ServerProcess[] = [];
  let tools: readonly TestSandbox[] = [];

  beforeAll(async () => {
    const port = await freePort();
    s3 = new S3rver({
      port,
      address: '127.0.0.1',
      silent: true,
      directory: join(folder, 's3'),
      configureBuckets: [{ name: 'quayside', configs: [] }],
    });
    await s3.run();
    const env = {
      DATABASE_URL: await freshDatabase(postgresBin ?? ''),
      DATA_KEY: randomBytes(32).toString('base64url'),
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    };
    const start = (name: string) => startServerProcess({ ...env, DATA_DIR: join(folder, name) });
    // At the same time, so that one of them creates the tables.
    servers = await Promise.all(['a', 'b'].map(start));
    tools = servers.map(({ base }) => addTestTools({ fetch, close: async () => undefined }, base));
  }, 60_000);
  afterAll(async () => {
    await Promise.all(servers.map((one) => one.end('SIGTERM')));
    await s3.close();
    rmSync(folder, { recursive: true });
  }, 60_000);

  /** Runs a task on all servers at the same time, `times` times on each. */
  const everywhere = <T>(times: number, task: (tools: TestSandbox, at: number) => Promise<T>): Promise<T[]> =>
    Promise.all(
      Array.from({ length: times * tools.length }, (_, at) => task(tools[at % tools.length] as TestSandbox, at)),
    );

  /** Returns a client of another server with the same device and login. */
  const clientAt = ({ client }: TestSandbox, of: TestClient): TestClient =>
    Object.assign(client(), { device: of.device, token: of.token, userId: of.userId });

  const moveClocks = (days: number) => everywhere(1, ({ api }) => api('PUT', '/clock', { offsetMs: days * DAY }));

  test('accepts one of several simultaneous saves and submissions on two servers', async () => {
    const [first] = tools as [TestSandbox];
    const customer = await first.customer();
    const started = await everywhere(3, (one) =>
      clientAt(one, customer).call(call.startApplication, { flow: 'opening' }),
    );
    expect(new Set(started.map(({ id }) => id)).size).toBe(1);

    const opening = await TestOpening.start(customer);
    const { revision } = opening.application;
    const saves = await everywhere(3, (one, at) =>
      clientAt(one, customer).ask(call.saveStep, {
        applicationId: opening.id,
        step: 'base-info',
        answers: { fullName: `SAVED BY ${at}` },
        revision,
      }),
    );
    expect(saves.map(({ code }) => Number(code)).toSorted((a, b) => a - b)).toEqual([
      0,
      ...Array<number>(5).fill(codes.conflict),
    ]);
    expect((await opening.reload()).revision).toBe(revision + 1);

    await opening.fillIn();
    const submitted = await everywhere(3, (one) =>
      clientAt(one, customer).call(call.submitApplication, {
        applicationId: opening.id,
        revision: opening.application.revision,
      }),
    );
    expect(new Set(submitted.map(({ reference }) => reference)).size).toBe(1);
    const mails = await first.api<{ kind: string }[]>('GET', `/mails?phone=${encodeURIComponent(customer.phone)}`);
    expect(mails.filter(({ kind }) => kind === 'received')).toHaveLength(1);
  });

  test('runs an operation once on two servers, with one response', async () => {
    const [first] = tools as [TestSandbox];
    const customer = await first.customer();
    const { id: applicationId } = await TestOpening.start(customer);
    const file = new File([await drawSpecimen('address-proof', 1)], 'a.png', { type: 'image/png' });
    const headers = { 'X-Trans-Id': crypto.randomUUID() };
    // For each customer, a process decodes one picture and queues another.
    const answers = await everywhere(2, (one) =>
      clientAt(one, customer).call(call.uploadDocument, { applicationId, kind: 'address-proof', file }, { headers }),
    );
    expect(new Set(answers.map(({ documentId }) => documentId)).size).toBe(1);
    const found = await customer.call(call.getApplication, { flow: 'opening' });
    expect(Object.keys(found?.documents ?? {})).toEqual([answers[0]?.documentId]);
    const read = await everywhere(1, (one) =>
      clientAt(one, customer).send(
        { path: call.getDocumentPath, verb: 'GET', style: 'query' },
        { documentId: answers[0]?.documentId },
      ),
    );
    expect(read.map(({ headers }) => headers.get('Content-Type'))).toEqual(Array(2).fill('image/png'));
  });

  test('refuses a request that another server has already received', async () => {
    const customer = await (tools[0] as TestSandbox).customer();
    const headers = customer.headers();
    const answers = await everywhere(2, async (one) => {
      const { code } = await clientAt(one, customer).ask(call.getApplication, { flow: 'opening' }, { headers });
      return Number(code);
    });
    expect(answers.toSorted((a, b) => a - b)).toEqual([0, ...Array<number>(3).fill(codes.signatureRejected)]);
  });

  test('shares the limit of codes for a number between two servers', async () => {
    const answers = await everywhere(8, ({ client }) => client().ask(sendCode, { phone: '+6590001234' }));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(codeLimits.strangersAtOnce);
  });

  test('runs scheduled jobs once for each draft and reminder on two servers', async () => {
    const [first] = tools as [TestSandbox];
    const drafts = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const customer = await first.customer();
        await TestOpening.start(customer);
        return customer.phone;
      }),
    );
    const holders = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const { phone } = await first.api<{ phone: string }>('POST', '/scenario', { id: 'opened-cash' });
        return phone;
      }),
    );
    const kindsOf = async (phone: string) => {
      const mails = await first.api<{ kind: string }[]>('GET', `/mails?phone=${encodeURIComponent(phone)}`);
      return mails.map(({ kind }) => kind).filter((kind) => /^draft|^w8ben/.test(kind));
    };
    await moveClocks(24);
    expect(await Promise.all(drafts.map(kindsOf))).toEqual(drafts.map(() => ['draft-expiring']));
    await moveClocks(31);
    expect(await Promise.all(drafts.map(kindsOf))).toEqual(drafts.map(() => ['draft-expired', 'draft-expiring']));
    await moveClocks(4 * 365);
    expect(await Promise.all(holders.map(kindsOf))).toEqual(holders.map(() => ['w8ben-ends']));
    await moveClocks(0);
  });

  test('completes the work of a killed server once', async () => {
    const [first, second] = tools as [TestSandbox, TestSandbox];
    const customer = await second.customer();
    const opening = await TestOpening.start(customer);
    const request = { applicationId: opening.id, step: 'choose', answers: { route: 'manual' }, revision: 1 };
    const headers = { 'X-Trans-Id': crypto.randomUUID() };
    const lost = customer.call(call.saveStep, request, { headers }).catch(() => undefined);
    await servers[1]?.end('SIGKILL');
    await lost;
    const { application } = await clientAt(first, customer).call(call.saveStep, request, { headers });
    expect(application).toMatchObject({ revision: 2, answers: { choose: { route: 'manual' } } });
  });
});
