import * as account from '@quayside/contract/calls/account';
import * as opening from '@quayside/contract/calls/opening';
import { exchangeLoginCode } from '@quayside/contract/calls/user';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawSpecimen } from '../../development/samples/specimen-picture.ts';
import { createSandbox, openMemory, type Sandbox } from '../../sandbox.ts';
import { TestClient } from '../../testing/client.ts';
import { addTestTools } from '../../testing/test-sandbox.ts';

const clock = () => new Date('2026-11-20T04:05:00Z');
const flow = 'document-request';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ database: openMemory(), clock });
});
afterAll(() => sandbox.close());

async function customer(state: 'opened' | 'under-review' = 'opened') {
  const { loginCode, phone, applicationId } = await sandbox.stage.customer({ through: 'all', state });
  const client = new TestClient(sandbox.fetch, { now: () => clock().getTime() });
  return { client: Object.assign(client, await client.call(exchangeLoginCode, { loginCode })), phone, applicationId };
}

const tools = () => addTestTools(sandbox, 'http://sandbox.test');
const review = (applicationId: string | null, act: Readonly<Record<string, unknown>>) =>
  tools().api('POST', '/review', { applicationId, ...act });
const ask = (applicationId: string | null, asks: readonly string[], note = '') =>
  review(applicationId, { act: 'ask', requirement: 'additional-document', asks, note });

async function send(client: TestClient, kinds: readonly string[]) {
  const application = await client.call(opening.startApplication, { flow });
  const { id: applicationId } = application;
  const documents: Record<string, string> = {};
  for (const kind of kinds) {
    const file = new File([await drawSpecimen('address-proof', 1)], 'a.png', { type: 'image/png' });
    const kept = await client.call(opening.uploadDocument, { applicationId, kind: `additional-${kind}`, file });
    documents[kind] = kept.documentId;
  }
  const { revision } = await client.call(opening.startApplication, { flow });
  const answers = { documents };
  const saved = await client.call(opening.saveStep, { applicationId, step: 'additional-document', answers, revision });
  return client.call(opening.submitApplication, { applicationId, revision: saved.application.revision });
}

test('RULE-21 requests a document after the opening until it is accepted', async () => {
  const { client, phone, applicationId } = await customer();
  await expect(client.call(opening.startApplication, { flow })).rejects.toThrow(/nothing-asked/);
  await ask(applicationId, ['source-of-wealth'], 'Payslips.');
  const asked = await client.call(opening.startApplication, { flow });
  expect(asked).toMatchObject({
    state: 'action-needed',
    submittedAt: null,
    requirements: [{ status: 'due', asks: ['source-of-wealth'], reason: { note: 'Payslips.' }, reopened: true }],
  });
  const overview = await client.call(account.getAccountOverview, {});
  expect(overview.accounts, 'the account remains open').toHaveLength(1);
  expect(overview.requests.map((one) => [one.flow, one.state, one.open])).toEqual([
    [flow, 'action-needed', ['additional-document']],
    ['opening', 'opened', []],
  ]);

  const sent = await send(client, ['source-of-wealth']);
  expect(sent.state).toBe('under-review');
  expect(
    sent.history.map(({ what }) => what),
    'first submission',
  ).toEqual(['submitted']);
  await expect(ask(applicationId, ['video'])).rejects.toThrow(/under review/);
  await review(sent.id, { act: 'reject', requirement: 'additional-document', code: 'unclear-image' });
  await review(sent.id, { act: 'send-back' });
  await send(client, ['source-of-wealth']);
  await review(sent.id, { act: 'approve' });
  expect(await client.call(opening.startApplication, { flow })).toMatchObject({ id: sent.id, state: 'opened' });
  const mails = await tools().api<{ kind: string; body: string }[]>('GET', `/mails?phone=${encodeURIComponent(phone)}`);
  const kinds = ['received', 'opened', 'action-needed', 'received', 'action-needed', 'received', 'approved'];
  expect(mails.map(({ kind }) => kind).toSorted()).toEqual(kinds.toSorted());
  expect(mails.find(({ body }) => body.includes('Payslips.'))?.body).toMatch(/\/requested-documents$/m);

  await ask(applicationId, [], 'Your new contract.');
  const next = await client.call(opening.startApplication, { flow });
  expect(next.id, 'a separate request').not.toBe(sent.id);
});

test('replaces the note of an open document request', async () => {
  const { client, applicationId } = await customer();
  await ask(applicationId, ['video']);
  const first = await client.call(opening.startApplication, { flow });
  await ask(applicationId, ['source-of-wealth'], 'Payslips.');
  expect(await client.call(opening.startApplication, { flow })).toMatchObject({
    id: first.id,
    reference: first.reference,
    requirements: [{ asks: ['source-of-wealth'] }],
  });
});

test('refuses a document request that a customer starts', async () => {
  const { client, applicationId } = await customer();
  await expect(review(applicationId, { act: 'ask', requirement: 'face' })).rejects.toThrow(/requirement/);
  await expect(review(applicationId, { act: 'accept', requirement: 'face' })).rejects.toThrow(/under review/);
  await expect(client.call(opening.startApplication, { flow })).rejects.toThrow(/nothing-asked/);
});
