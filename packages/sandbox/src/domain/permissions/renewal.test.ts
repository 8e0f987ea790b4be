import { getAccountOverview } from '@quayside/contract/calls/account';
import * as call from '@quayside/contract/calls/opening';
import { exchangeLoginCode } from '@quayside/contract/calls/user';
import { type Issue, isError } from '@quayside/rules/issue';
import { toSingaporeDate } from '@quayside/values/calendar-date';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePermission } from '../../development/samples/sample-permission.ts';
import { drawSpecimen } from '../../development/samples/specimen-picture.ts';
import { findScenario } from '../../development/scenarios/catalogue.ts';
import { createSandbox, openMemory, type Sandbox } from '../../sandbox.ts';
import { TestClient } from '../../testing/client.ts';
import { addTestTools } from '../../testing/test-sandbox.ts';

const now = new Date('2026-11-21T04:05:00Z');
const flow = 'cfd';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ database: openMemory(), clock: () => now });
});
afterAll(() => sandbox.close());

async function customer(scenario: string): Promise<TestClient> {
  const { loginCode } = await sandbox.stage.customer(findScenario(scenario)?.fixture ?? {});
  const client = new TestClient(sandbox.fetch, { now: () => now.getTime() });
  return Object.assign(client, await client.call(exchangeLoginCode, { loginCode }));
}

test('RULE-14 renews an expired assessment with a new application', async () => {
  const client = await customer('cfd-to-renew');
  const before = await client.call(getAccountOverview, {});
  let { id: applicationId, revision, state } = await client.call(call.startApplication, { flow });
  expect(state, 'anew').toBe('draft');
  const today = toSingaporeDate(now);
  const agreements = await client.call(call.getAgreements, { language: 'en', flow });
  const file = new File([await drawSpecimen('diploma', 5)], 'diploma.png', { type: 'image/png' });
  const uploaded = await client.call(call.uploadDocument, { applicationId, kind: 'diploma', file });
  const diplomaProof = uploaded.documentId;
  for (const [step, answers] of samplePermission({ product: flow, today, agreements, language: 'en', diplomaProof })) {
    // After a passed quiz, the screen shows no questions, so it sends no answers.
    const given = step === 'knowledge' ? { ...answers, answers: {} } : answers;
    const saved = await client.call(call.saveStep, { applicationId, step, answers: given, revision });
    expect((saved.issues as readonly Issue[]).filter(isError), step).toEqual([]);
    revision = saved.application.revision;
  }
  await client.call(call.submitApplication, { applicationId, revision });
  await addTestTools(sandbox, 'http://sandbox.test').api('POST', '/review', { applicationId, act: 'approve' });

  const after = await client.call(getAccountOverview, {});
  expect(after.accounts, 'no further account').toEqual(before.accounts);
  expect(after.customer.assessments.cka).toMatchObject({ assessedOn: today });
  const again = await client.call(call.startApplication, { flow });
  expect([again.id, again.state], 'the valid permission is returned').toEqual([applicationId, 'opened']);
});

test('refuses another application for a permission while the assessment is valid', async () => {
  const client = await customer('cfd-opened');
  expect((await client.call(call.startApplication, { flow })).state).toBe('opened');
});
