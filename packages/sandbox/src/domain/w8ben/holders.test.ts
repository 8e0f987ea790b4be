import { randomBytes } from 'node:crypto';
import type { Application } from '@quayside/contract/application';
import { getAccountOverview, getCustomerDocuments } from '@quayside/contract/calls/account';
import * as call from '@quayside/contract/calls/opening';
import { exchangeLoginCode } from '@quayside/contract/calls/user';
import { getW8ben, getW8bens } from '@quayside/contract/calls/w8ben';
import { codes } from '@quayside/contract/envelope';
import type { W8benStanding } from '@quayside/contract/internals/w8ben';
import { W8BEN_REVISION } from '@quayside/flow-w8ben/rules';
import { formatGreetingName } from '@quayside/i18n/internals/greeted-name';
import type { StepAnswers } from '@quayside/rules/journey';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleName } from '../../development/samples/sample-answers.ts';
import { minorName, secondHolderName } from '../../development/samples/sample-second.ts';
import type { ApplicationFixture } from '../../development/seeds/application-fixture.ts';
import { migrations } from '../../kernel/storage/tables.ts';
import { createSandbox, openMemory, type Sandbox } from '../../sandbox.ts';
import { TestClient } from '../../testing/client.ts';
import { customers, w8benReminders } from '../storage/schema.ts';

const now = new Date('2026-11-21T04:05:00Z');
const database = openMemory();
const options = { database, clock: () => now, dataKey: randomBytes(32).toString('base64url') };
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox(options);
});
afterAll(() => sandbox.close());

const jointly = (sample: 'adult' | 'minor'): ApplicationFixture => ({
  through: 'all',
  answers: { 'choose-account': { tier: 'standard', holders: `joint-${sample}` } },
  second: { sample, done: true },
  state: 'opened',
});

async function customerWith(given: ApplicationFixture, language: 'en' | 'th' = 'en') {
  const { loginCode, phone } = await sandbox.stage.customer(given, { language });
  const client = new TestClient(sandbox.fetch, { now: () => now.getTime() });
  Object.assign(client, await client.call(exchangeLoginCode, { loginCode }));
  return { client, phone };
}

/** Returns the first holder of a joint account, signed in, and the other holder's form, for which the first holder is responsible. */
async function firstHolderWith(sample: 'adult' | 'minor', given: Partial<ApplicationFixture> = {}, language?: 'th') {
  const customer = await customerWith({ before: jointly(sample), ...given }, language);
  const [own, other] = await customer.client.call(getW8bens, {});
  return { ...customer, own: own as W8benStanding, other: other as W8benStanding };
}

async function api<T>(method: string, path: string, body?: unknown): Promise<T> {
  const request = new Request(`http://sandbox.test/sandbox/api/${path}`, {
    method,
    ...(body ? { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } } : {}),
  });
  return ((await (await sandbox.fetch(request)).json()) as { data: T }).data;
}
type Mail = { readonly kind: string; readonly subject: string; readonly body: string; readonly language: string };
const mailsTo = (phone: string) => api<Mail[]>('GET', `mails?phone=${encodeURIComponent(phone)}`);

/** Renews an expired form without changes. `signer` is the name in the signature. */
async function renew(client: TestClient, holder: string, signer: string) {
  let application = await client.call(call.startApplication, { flow: 'w8ben-update', holder });
  const save = async (step: string, answers: StepAnswers) => {
    const { id: applicationId, revision } = application;
    const saved = await client.call(call.saveStep, { applicationId, step, answers, revision });
    application = saved.application;
    return saved.issues;
  };
  const signed = {
    name: signer,
    signature: { method: 'type', text: signer },
    signedAt: now.toISOString(),
  };
  await save('update', { decision: 'confirm' });
  await save('tips', { read: true });
  await save('w8ben.info', { confirmed: true });
  const issues = [
    ...(await save('w8ben.signature', { ...signed, certified: true, capacity: true, revision: W8BEN_REVISION })),
    ...(await save('affidavit', {
      ...signed,
      declared: true,
      kind: 'same',
      formSignedOn: application.w8ben?.onFile?.signedOn,
      from: '2026-01-01',
    })),
  ];
  const submit = async (): Promise<Application> => {
    const { id: applicationId, revision } = application;
    return client.call(call.submitApplication, { applicationId, revision });
  };
  return { issues, submit };
}

const expired: Partial<ApplicationFixture> = { w8ben: { of: 'second', signedDaysAgo: 1500 } };

describe('a holder without a login', () => {
  test('puts a separate W-8BEN of the second holder on file at the approval', async () => {
    const { client, own, other } = await firstHolderWith('adult');
    expect(own).toMatchObject({ whose: { role: 'self', name: sampleName, id: client.userId } });
    expect(other).toMatchObject({
      whose: { role: 'joint-adult', name: secondHolderName },
      life: { state: 'valid', signedOn: '2026-11-21', validUntil: '2029-12-31', asks: [] },
      forms: [{ kind: 'form', signedOn: '2026-11-21' }],
      underWay: null,
    });
    expect(await client.call(getAccountOverview, {})).toMatchObject({
      w8bensOfOthers: [{ whose: other.whose, w8ben: { signedOn: '2026-11-21' } }],
    });
  });

  test('renews the second holder’s expired form on the first holder’s device without changing the first holder’s form', async () => {
    const { client, phone, own, other } = await firstHolderWith('adult', expired);
    expect(other.life).toMatchObject({ state: 'expired', asks: ['update', 'affidavit'] });
    const holder = other.whose.id;
    const wrong = await renew(client, holder, sampleName);
    expect(wrong.issues, 'another person cannot sign for an adult').toMatchObject([
      { path: 'name', code: 'signature-mismatch' },
      { path: 'name', code: 'signature-mismatch' },
    ]);
    const { issues, submit } = await renew(client, holder, secondHolderName);
    expect(issues).toEqual([]);
    const { id, reference, w8ben } = await submit();
    expect(w8ben?.whose).toEqual(other.whose);
    const consolePage = async (path: string) =>
      (await sandbox.fetch(new Request(`http://sandbox.test/sandbox/${path}`))).text();
    expect(await consolePage('applications'), 'the console names the holder').toContain(
      `W-8BEN update of ${secondHolderName}`,
    );
    expect(await consolePage(`applications/${id}`)).toContain(`${secondHolderName}: has no login; signs in person`);
    await api('POST', 'review', { applicationId: id, act: 'approve' });

    const [ownNow, otherNow] = await client.call(getW8bens, {});
    expect(ownNow).toEqual(own);
    expect(otherNow).toMatchObject({
      life: { state: 'valid', signedOn: '2026-11-21', validUntil: '2029-12-31' },
      forms: [{ kind: 'affidavit' }, { kind: 'form', applicationId: id }, { kind: 'form', signedOn: '2022-10-13' }],
    });
    const approved = (await mailsTo(phone)).find(({ kind }) => kind === 'approved');
    expect(approved?.body).toContain(`This is about ${formatGreetingName(secondHolderName)}’s W-8BEN form.`);
    expect(approved?.body).toContain(`update-w8-ben-status?holder=${holder}`);
    const { documents } = await client.call(getCustomerDocuments, {});
    expect(documents.find((customerDocument) => customerDocument.id === id)).toMatchObject({
      kind: 'submission',
      of: secondHolderName,
    });
    expect(reference).toBeTruthy();
  });

  test('allows an open update of the second holder’s form at the same time as the first holder’s', async () => {
    const { client, other } = await firstHolderWith('adult', expired);
    const own = await client.call(call.startApplication, { flow: 'w8ben-update' });
    const theirs = await client.call(call.startApplication, { flow: 'w8ben-update', holder: other.whose.id });
    expect(own.w8ben?.whose).toMatchObject({ role: 'self', name: sampleName });
    expect(theirs.id).not.toBe(own.id);
    expect(theirs.w8ben?.accountNumber, 'line 7').toBe(own.w8ben?.accountNumber);
    expect((await client.call(call.getApplication, { flow: 'w8ben-update', holder: other.whose.id }))?.id).toBe(
      theirs.id,
    );
    expect((await client.call(call.getApplication, { flow: 'w8ben-update' }))?.id).toBe(own.id);
    const { requests } = await client.call(getAccountOverview, {});
    expect(requests.filter(({ flow }) => flow === 'w8ben-update').map(({ holder }) => holder)).toEqual(
      expect.arrayContaining([undefined, other.whose.id]),
    );
  });
});

describe('a minor', () => {
  test('lets the guardian sign a minor’s form until the minor comes of age', async () => {
    const { client, other } = await firstHolderWith('minor', expired);
    expect(other.whose).toMatchObject({ role: 'joint-minor', name: minorName, guardian: sampleName });
    expect((await renew(client, other.whose.id, minorName)).issues.map(({ code }) => code)).toContain(
      'signature-mismatch',
    );
    const { issues, submit } = await renew(client, other.whose.id, sampleName);
    expect(issues).toEqual([]);
    const { id } = await submit();
    await api('POST', 'review', { applicationId: id, act: 'approve' });
    expect((await client.call(getW8ben, { holder: other.whose.id }))?.life).toMatchObject({ state: 'valid' });

    await api('PUT', 'clock', { offsetMs: Date.parse('2034-11-22T04:00:00Z') - now.getTime() });
    try {
      const [, ofAge] = await (await signedInAgain(client)).call(getW8bens, {});
      expect(ofAge?.whose, 'signs personally from the birthday').toEqual({
        ...other.whose,
        role: 'joint-adult',
        guardian: undefined,
      });
    } finally {
      await api('PUT', 'clock', { offsetMs: 0 });
    }
  });
});

async function signedInAgain({ userId }: TestClient): Promise<TestClient> {
  const offset = Date.parse('2034-11-22T04:00:00Z');
  const again = new TestClient(sandbox.fetch, { now: () => offset });
  return Object.assign(
    again,
    await again.call(exchangeLoginCode, { loginCode: await sandbox.stage.loginCode(userId) }),
  );
}

describe('reminders', () => {
  test('sends reminders to the responsible user, and names holder and signer', async () => {
    const adult = await firstHolderWith('adult');
    const minor = await firstHolderWith('minor', {}, 'th');
    await api('PUT', 'clock', { offsetMs: Date.parse('2029-12-24T02:00:00Z') - now.getTime() });
    try {
      const mails = (await mailsTo(adult.phone)).filter(({ kind }) => kind === 'w8ben-ends');
      expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
        'Renew Tan Mei Ling’s W-8BEN form',
        'Renew your W-8BEN form',
      ]);
      const of = mails.find(({ subject }) => subject.includes(formatGreetingName(secondHolderName)))?.body;
      expect(of).toContain(`${formatGreetingName(secondHolderName)}’s W-8BEN form expires on 31 Dec 2029, in 7 days.`);
      expect(of).toContain(`w8-ben-update?holder=${adult.other.whose.id}`);
      expect(of).toContain(
        `${formatGreetingName(secondHolderName)} doesn’t have a login, so they need to sign in person on your device.`,
      );
      const ofMinor = (await mailsTo(minor.phone)).find(({ subject }) =>
        subject.includes(formatGreetingName(minorName)),
      );
      expect(ofMinor).toMatchObject({ kind: 'w8ben-ends', language: 'th' });
      expect(ofMinor?.body).toContain('ในฐานะบิดามารดาหรือผู้ปกครอง');
    } finally {
      await api('PUT', 'clock', { offsetMs: 0 });
    }
  });

  test('RULE-19 starts the 30 days after a change, in a mail with the holder’s name', async () => {
    const to = {
      country: 'TH',
      line1: '99/123 Sukhumvit 55',
      district: 'Watthana',
      state: 'TH-10',
      postalCode: '10110',
    };
    const { phone, own, other } = await firstHolderWith('adult', {
      w8ben: { of: 'second', signedDaysAgo: 100, moved: { to, daysAgo: 2 } },
    });
    expect(other.life).toMatchObject({ state: 'incorrect', asks: ['update'], dueOn: '2026-12-19' });
    expect(own.life).toMatchObject({ state: 'valid', asks: [] });
    expect((await mailsTo(phone))[0]).toMatchObject({
      subject: `Check ${formatGreetingName(secondHolderName)}’s W-8BEN form`,
    });
  });
});

describe('another user', () => {
  test('refuses another user who reads, starts or finds a form by the id of its holder', async () => {
    const { client, other } = await firstHolderWith('adult', expired);
    const { id } = await client.call(call.startApplication, { flow: 'w8ben-update', holder: other.whose.id });
    const stranger = (await customerWith(jointly('adult'))).client;
    const noCustomer = (await customerWith({ through: 'contact-info' })).client;
    for (const asking of [stranger, noCustomer])
      for (const holder of [other.whose.id, client.userId, id, crypto.randomUUID()]) {
        const refused = [
          await asking.ask(getW8ben, { holder }),
          await asking.ask(call.getApplication, { flow: 'w8ben-update', holder }),
          await asking.ask(call.startApplication, { flow: 'w8ben-update', holder }),
          await asking.ask(call.startApplication, { flow: 'w8ben-modify', holder }),
        ].map(({ code }) => code);
        expect(new Set(refused)).toEqual(new Set([codes.notFound]));
      }
    expect(await stranger.ask(call.submitApplication, { applicationId: id, revision: 1 })).toMatchObject({
      code: codes.notFound,
    });
    expect((await stranger.call(getW8bens, {})).map(({ whose }) => whose.id)).not.toContain(other.whose.id);
  });

  test('refuses the id of a holder in calls that do not concern a form', async () => {
    const { client, other } = await firstHolderWith('adult');
    for (const flow of ['information-change', 'tier-change', 'opening'])
      expect(await client.ask(call.startApplication, { flow, holder: other.whose.id })).toMatchObject({
        code: codes.invalidRequest,
      });
  });
});

test('migrates a second holder’s form with its reminders once', async () => {
  const { client, other } = await firstHolderWith('minor', { before: { ...jointly('minor'), submittedDaysAgo: 40 } });
  const own = (await database.transaction((tables) => tables.select().from(customers))).filter(
    (row) => row.userId === client.userId,
  );
  const isTheirs = ({ holderId }: { readonly holderId: string }) => holderId === other.whose.id;
  const reminders = async () =>
    (await database.transaction((tables) => tables.select().from(w8benReminders))).filter(isTheirs);
  const planned = await reminders();
  expect(planned.length).toBeGreaterThan(0);
  await database.transaction(async (tables) => {
    await tables.delete(w8benReminders).where(eq(w8benReminders.holderId, other.whose.id));
    await tables.delete(customers).where(eq(customers.holderId, other.whose.id));
    await tables.delete(migrations).where(eq(migrations.name, 'data-0002-holders-on-file'));
  });
  sandbox = await createSandbox(options);
  expect((await client.call(getW8bens, {}))[1]).toEqual(other);
  expect(await reminders()).toEqual(planned);
  const rows = await database.transaction((tables) => tables.select().from(customers));
  expect(
    rows.find(({ holderId }) => holderId === client.userId),
    'existing data is unchanged',
  ).toEqual(own.find(({ holderId }) => holderId === client.userId));
});
