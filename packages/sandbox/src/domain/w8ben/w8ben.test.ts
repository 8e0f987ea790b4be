import type { Application } from '@quayside/contract/application';
import * as call from '@quayside/contract/calls/opening';
import { exchangeLoginCode } from '@quayside/contract/calls/user';
import { getW8ben } from '@quayside/contract/calls/w8ben';
import { W8BEN_REVISION } from '@quayside/flow-w8ben/rules';
import type { StepAnswers } from '@quayside/rules/journey';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleName } from '../../development/samples/sample-answers.ts';
import type { ApplicationFixture } from '../../development/seeds/application-fixture.ts';
import { createSandbox, openMemory, type Sandbox } from '../../sandbox.ts';
import { TestClient } from '../../testing/client.ts';

const now = new Date('2026-11-21T04:05:00Z');
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ database: openMemory(), clock: () => now });
});
afterAll(() => sandbox.close());

const opened: ApplicationFixture = { through: 'all', state: 'opened' };
const moved = {
  country: 'MY',
  line1: '9, Jalan Bukit Bintang',
  city: 'Kuala Lumpur',
  state: 'MY-14',
  postalCode: '55100',
};

/** Creates a customer with an application, signed in on their device. */
async function customerWith(given: ApplicationFixture) {
  const { loginCode, phone } = await sandbox.stage.customer(given);
  const client = new TestClient(sandbox.fetch, { now: () => now.getTime() });
  Object.assign(client, await client.call(exchangeLoginCode, { loginCode }));
  return { client, phone, ...flowOf(client) };
}
function flowOf(client: TestClient) {
  let application: Application;
  return {
    start: async (flow: string) => (application = await client.call(call.startApplication, { flow })),
    save: async (step: string, answers: StepAnswers) => {
      const { id: applicationId, revision } = application;
      const saved = await client.call(call.saveStep, { applicationId, step, answers, revision });
      application = saved.application;
      return saved;
    },
    submit: async () => {
      const { id: applicationId, revision } = application;
      return (application = await client.call(call.submitApplication, { applicationId, revision }));
    },
    review: (act: Readonly<Record<string, string>>) => api('POST', 'review', { applicationId: application.id, ...act }),
    standing: () => client.call(getW8ben, {}),
  };
}

async function api<T>(method: string, path: string, body?: unknown): Promise<T> {
  const request = new Request(`http://sandbox.test/sandbox/api/${path}`, {
    method,
    ...(body ? { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } } : {}),
  });
  const { data } = (await (await sandbox.fetch(request)).json()) as { data: T };
  return data;
}
const mailsTo = async (phone: string) =>
  (await api<{ kind: string; body: string }[]>('GET', `mails?phone=${encodeURIComponent(phone)}`)).filter(({ kind }) =>
    kind.startsWith('w8ben'),
  );

const signature = (signedAt = now.toISOString()): StepAnswers => ({
  certified: true,
  capacity: true,
  name: sampleName,
  signature: { method: 'type', text: sampleName },
  signedAt,
  revision: W8BEN_REVISION,
});
const affidavit = (kind: string, formSignedOn: string, from: string): StepAnswers => {
  const { certified: _, capacity: __, revision: ___, ...rest } = signature();
  return { declared: true, kind, formSignedOn, from, ...rest };
};

describe('the W-8BEN on file', () => {
  test('puts the W-8BEN of the opening on file, with its dates, revision and tasks', async () => {
    const { standing } = await customerWith(opened);
    expect(await standing()).toEqual({
      whose: { id: expect.any(String), name: sampleName, role: 'self' },
      holder: 'individual',
      life: { state: 'valid', signedOn: '2026-11-21', validUntil: '2029-12-31', asks: [], changes: [] },
      forms: [
        {
          kind: 'form',
          applicationId: expect.any(String),
          signedOn: '2026-11-21',
          revision: '2021-10',
          validUntil: '2029-12-31',
        },
      ],
      underWay: null,
    });
  });

  test('returns no W-8BEN without an account', async () => {
    const { client, standing } = await customerWith({ through: 'contact-info' });
    expect(await standing()).toBeNull();
    expect((await client.ask(call.startApplication, { flow: 'w8ben-update' })).code).toBe(310012);
  });

  test('MSG-37 RULE-20 requires no confirmation of an institution’s W-8BEN', async () => {
    const { start, save } = await customerWith({ before: opened, w8ben: { institution: true } });
    expect((await start('w8ben-update')).w8ben?.holder).toBe('institution');
    expect((await save('update', { decision: 'confirm' })).issues).toMatchObject([{ code: 'institutional-no-w8' }]);
  });
});

describe('an update', () => {
  test('RULE-19 requires only an affidavit after a move within the country', async () => {
    const { start, save, submit, review, standing, phone } = await customerWith({
      before: opened,
      w8ben: { signedDaysAgo: 100, moved: { to: moved, daysAgo: 3 } },
    });
    expect((await standing())?.life).toMatchObject({ state: 'affirm', asks: ['affidavit'], dueOn: '2026-12-18' });
    expect((await mailsTo(phone))[0]).toMatchObject({
      kind: 'w8ben-changed',
      body: expect.stringContaining('18 Dec 2026'),
    });
    await start('w8ben-update');
    await save('update', { decision: 'confirm' });
    await save('tips', { read: true });
    await save('w8ben.info', { confirmed: true });
    await save('affidavit', affidavit('moved', '2026-08-13', '2026-08-13'));
    expect((await submit()).answers['w8ben.form']).toMatchObject({ permanentAddress: moved });
    expect((await standing())?.underWay).toEqual({ flow: 'w8ben-update', state: 'under-review' });
    await review({ act: 'approve' });
    expect(await standing()).toMatchObject({
      life: { state: 'valid', signedOn: '2026-08-13', asks: [] },
      forms: [
        { kind: 'affidavit', signedOn: '2026-11-21' },
        { kind: 'form', signedOn: '2026-08-13' },
      ],
      underWay: null,
    });
    expect((await start('w8ben-modify')).w8ben?.onFile).toMatchObject({
      affirmedOn: '2026-11-21',
      lines: { permanentAddress: moved },
    });
  });

  test('requires a new form with an affidavit after the expiry', async () => {
    const { start, save, submit, review, standing } = await customerWith({
      before: opened,
      w8ben: { signedDaysAgo: 1500 },
    });
    expect((await standing())?.life).toMatchObject({ state: 'expired', asks: ['update', 'affidavit'] });
    const fill = async () => {
      await save('w8ben.info', { confirmed: true });
      await save('w8ben.signature', signature());
      return save('affidavit', affidavit('same', '2022-10-13', '2026-01-01'));
    };
    await start('w8ben-update');
    await save('update', { decision: 'confirm' });
    await save('tips', { read: true });
    await fill();
    await submit();
    await review({ act: 'reject', requirement: 'w8ben', code: 'signature-mismatch' });
    await review({ act: 'send-back' });
    expect(Object.keys((await fill()).application.answers)).toContain('affidavit');
    await submit();
    await review({ act: 'approve' });
    expect(await standing()).toMatchObject({
      life: { state: 'valid', signedOn: '2026-11-21', validUntil: '2029-12-31' },
      forms: [
        { kind: 'affidavit' },
        { kind: 'form', signedOn: '2026-11-21' },
        { kind: 'form', signedOn: '2022-10-13' },
      ],
    });
  });
});

test('RULE-09 refuses a treaty claim for a country without residence', async () => {
  const { start, save } = await customerWith({ before: opened });
  const { w8ben } = await start('w8ben-modify');
  const claim = {
    ...w8ben?.onFile?.lines,
    treatyBenefits: 'yes',
    treatyCountry: 'TH',
    treatyRiskAccepted: true,
  };
  expect((await save('w8ben.form', claim)).issues).toEqual([{ path: 'treatyCountry', code: 'treaty-not-residence' }]);
  const thai = {
    country: 'TH',
    line1: '99/123 Sukhumvit 55',
    district: 'Watthana',
    state: 'TH-10',
    postalCode: '10110',
  };
  const moved = await save('w8ben.form', { ...claim, permanentAddress: thai, foreignTaxNumber: '1101700230708' });
  expect(moved.issues).toEqual([{ path: 'treatyCountry', code: 'treaty-not-tax-residence' }]);
});

describe('the time of a signature', () => {
  test.each([
    ['back-dated', -11 * 60_000],
    ['dated ahead', 11 * 60_000],
  ])('refuses a signature that is %s by more than the tolerance', async (_, off) => {
    const { start, save } = await customerWith({ before: opened });
    const { w8ben } = await start('w8ben-modify');
    const lines = w8ben?.onFile?.lines ?? {};
    await save('w8ben.form', { ...lines, foreignTaxNumber: 'IG115002001' });
    await save('w8ben.info', { confirmed: true });
    const wrong = await save('w8ben.signature', signature(new Date(now.getTime() + off).toISOString()));
    expect(wrong.issues).toMatchObject([{ path: 'signedAt', code: 'signature-required' }]);
    expect(wrong.application.answers['w8ben.signature']).not.toHaveProperty('signedAt');
    expect((await save('w8ben.signature', signature(new Date(now.getTime() - 60_000).toISOString()))).issues).toEqual(
      [],
    );
  });
});

describe('reminders', () => {
  test('sends reminders 90, 60, 30 and 7 days before the W-8BEN expires', async () => {
    const { phone } = await customerWith(opened);
    const seen: number[] = [];
    for (const day of ['2029-10-01', '2029-10-02', '2029-11-01', '2029-12-01', '2029-12-24', '2030-01-05']) {
      await api('PUT', 'clock', { offsetMs: Date.parse(`${day}T02:00:00Z`) - now.getTime() });
      seen.push((await mailsTo(phone)).length);
    }
    expect(seen).toEqual([0, 1, 2, 3, 4, 4]);
    expect((await mailsTo(phone))[0]?.body).toContain('/acct/open-account/w8-ben-update');
    await api('PUT', 'clock', { offsetMs: 0 });

    const leapt = await customerWith(opened);
    await api('PUT', 'clock', { offsetMs: Date.parse('2029-12-24T02:00:00Z') - now.getTime() });
    expect(await mailsTo(leapt.phone)).toHaveLength(1);
    await api('PUT', 'clock', { offsetMs: 0 });
  });
});
