import * as account from '@quayside/contract/calls/account';
import * as opening from '@quayside/contract/calls/opening';
import { exchangeLoginCode } from '@quayside/contract/calls/user';
import { type Issue, isError } from '@quayside/rules/issue';
import type { StepAnswers } from '@quayside/rules/journey';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { drawSpecimen } from '../../development/samples/specimen-picture.ts';
import type { ApplicationFixture } from '../../development/seeds/application-fixture.ts';
import { createSandbox, openMemory, type Sandbox } from '../../sandbox.ts';
import { TestClient } from '../../testing/client.ts';
import { addTestTools } from '../../testing/test-sandbox.ts';

/** A Friday, so that reviews and settlements include a weekend. */
const start = Date.parse('2026-11-20T04:05:00Z');
let offset = 0;
const clock = () => new Date(start + offset);
const DAY = 24 * 60 * 60 * 1000;

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ database: openMemory(), clock });
});
afterEach(() => {
  offset = 0;
});
afterAll(() => sandbox.close());

async function customer(given: ApplicationFixture = {}): Promise<TestClient & { phone: string }> {
  const whole: ApplicationFixture = { through: 'all', state: 'opened', ...given };
  const { loginCode, phone } = await sandbox.stage.customer(whole);
  const client = new TestClient(sandbox.fetch, { now: () => clock().getTime() });
  return Object.assign(client, await client.call(exchangeLoginCode, { loginCode }), { phone });
}

/** Signs a client in again, because its login ended during days without a call. */
const signInAgain = (client: TestClient & { readonly phone: string }) =>
  client.signIn(client.phone, async () => {
    const mails = await mailsTo(client.phone);
    return /\b\d{6}\b/.exec(mails.find(({ kind }) => kind === 'code')?.body ?? '')?.[0] ?? '';
  });

const review = (applicationId: string, act: Readonly<Record<string, string>>) =>
  addTestTools(sandbox, 'http://sandbox.test').api('POST', '/review', { applicationId, ...act });
const mailsTo = (phone: string) =>
  addTestTools(sandbox, 'http://sandbox.test').api<{ kind: string; subject: string; body: string }[]>(
    'GET',
    `/mails?phone=${encodeURIComponent(phone)}`,
  );

/** Sets a customer's demo portfolio in the console. `applicationId` is the opening of the account. */
async function setPortfolio(applicationId: string, name: string): Promise<void> {
  const at = `http://sandbox.test/sandbox/applications/${applicationId}`;
  const page = await sandbox.fetch(new Request(at));
  const formToken = /name="formToken" value="([^"]+)"/.exec(await page.text())?.[1] ?? '';
  const cookie = page.headers.get('Set-Cookie')?.split(';')[0] ?? '';
  const body = new URLSearchParams({ formToken, name, scale: '1', moved: '', percent: '0' });
  const answer = await sandbox.fetch(
    new Request(`${at}/portfolio`, { method: 'POST', headers: { Cookie: cookie }, body }),
  );
  expect(answer.status).toBe(303);
}

/** Fills in and submits an application as the app does. Returns the issues of its steps, if any. */
async function apply(client: TestClient, flow: string, steps: Readonly<Record<string, StepAnswers>>) {
  let application = await client.call(opening.startApplication, { flow });
  for (const [step, answers] of Object.entries(steps)) {
    const { id: applicationId, revision } = application;
    const saved = await client.call(opening.saveStep, { applicationId, step, answers, revision });
    application = saved.application;
    if ((saved.issues as readonly Issue[]).some(isError)) return { application, issues: saved.issues };
  }
  const { id: applicationId, revision } = application;
  return { application: await client.call(opening.submitApplication, { applicationId, revision }), issues: [] };
}

const wish = (tier: string) => ({ tier: { tier, confirmed: true } });
const tierOf = async (client: TestClient) => (await client.call(account.getCustomer, {})).account?.tier;

describe('TIER changes of tier', () => {
  test.each(['standard', 'intel'] as const)('TIER-01 upgrades a Trader account to %s', async (tier) => {
    const client = await customer({ owns: 'invested', change: { 'choose-account': { tier: 'trader' } } });
    expect(await tierOf(client)).toBe('trader');
    const { application } = await apply(client, 'tier-change', wish(tier));
    await review(application.id, { act: 'approve' });
    expect(await tierOf(client)).toBe(tier);
  });

  test('TIER-02 refuses to change the tier from Standard to Trader', async () => {
    const { issues } = await apply(await customer({ owns: 'invested' }), 'tier-change', wish('trader'));
    expect(issues.map(({ code }) => code)).toEqual(['tier-no-way-back-to-trader']);
  });

  test('MSG-35 TIER-03 refuses the tier Intel without the required net assets', async () => {
    const { issues } = await apply(await customer(), 'tier-change', wish('intel'));
    expect(issues).toEqual([
      { path: 'tier', code: 'tier-intel-net-assets', values: { amount: '2000', currency: 'SGD' } },
    ]);
  });

  test('TIER-04 changes the tier from Intel to Standard after 30 days, but never to Trader', async () => {
    const client = await customer({ owns: 'invested' });
    const { application } = await apply(client, 'tier-change', wish('intel'));
    expect(application.state).toBe('under-review');
    const again = await client.call(opening.startApplication, { flow: 'tier-change' });
    expect(again.id, 'a pending request is returned').toBe(application.id);
    expect(await tierOf(client)).toBe('standard');
    await review(application.id, { act: 'approve' });
    expect(await tierOf(client)).toBe('intel');
    const mail = (await mailsTo(client.phone)).find(({ kind }) => kind === 'approved');
    expect(mail?.body).toContain(application.reference ?? '-');
    expect(mail?.body).toContain('/acct/open-account/account-tier-status');

    const tooSoon = await apply(client, 'tier-change', wish('standard'));
    expect(tooSoon.issues).toEqual([
      { path: 'tier', code: 'tier-intel-locked', values: { days: 30, date: '2026-12-20' } },
    ]);
    const toTrader = await apply(client, 'tier-change', wish('trader'));
    expect(toTrader.issues, 'no date for a change to Trader').toEqual([
      { path: 'tier', code: 'tier-intel-to-standard-from', values: { date: '2026-12-20' } },
    ]);
    offset = 30 * DAY;
    await signInAgain(client);
    expect((await apply(client, 'tier-change', wish('trader'))).issues[0]?.code).toBe('tier-intel-only-to-standard');
    const down = await apply(client, 'tier-change', wish('standard'));
    await review(down.application.id, { act: 'approve' });
    expect(await tierOf(client)).toBe('standard');
  });

  test('TIER-03 uses the net assets on the day of the request despite later losses', async () => {
    const client = await customer({ owns: 'invested' });
    const { application } = await apply(client, 'tier-change', wish('intel'));
    await setPortfolio(application.id, 'empty');
    expect((await client.call(account.getCustomer, {})).account?.netAssetsSgd).toBe('0');
    await review(application.id, { act: 'approve' });
    expect(await tierOf(client)).toBe('intel');
  });

  test('TIER-03 does not check the net assets of an account with a missing price', async () => {
    const client = await customer({ owns: 'price-missing' });
    const { issues } = await apply(client, 'tier-change', wish('intel'));
    expect(issues[0]?.code, 'net assets are unknown').toBe('tier-net-assets-unknown');
  });
});

describe('margin upgrade', () => {
  const agreed = {
    introduce: { seen: true },
    agreement: { consents: [{ id: 'margin-agreement', version: '2026-10', language: 'en' }] },
  };

  test('RULE-18 opens the margin account only after the stocks are settled', async () => {
    const client = await customer({ owns: 'unsettled' });
    const { application } = await apply(client, 'margin-upgrade', agreed);
    expect(application.state).toBe('under-review');
    expect((await client.call(account.getCustomer, {})).underReview).toEqual(['margin-upgrade']);
    await expect(review(application.id, { act: 'approve' })).rejects.toThrow('2026-11-24');
    offset = 5 * DAY;
    await signInAgain(client);
    await review(application.id, { act: 'approve' });
    expect(await client.call(account.getCustomer, {})).toMatchObject({ accounts: ['margin'], underReview: [] });
  });

  test('explains by email why a margin upgrade was refused, and accepts a new request', async () => {
    const client = await customer();
    const { application } = await apply(client, 'margin-upgrade', agreed);
    await review(application.id, { act: 'fail', code: 'more-information' });
    const mail = (await mailsTo(client.phone)).find(({ kind }) => kind === 'failed');
    expect(mail?.body).toContain('We’re sorry, we couldn’t approve your request to upgrade to margin.');
    expect(mail?.body).toContain(`Reference: ${application.reference}`);
    expect(mail?.body).toContain('Your answers didn’t tell us enough to approve your application.');
    expect(mail?.body, 'the decision is final').not.toContain('We need more information');
    expect((await client.call(opening.startApplication, { flow: 'margin-upgrade' })).state).toBe('draft');
  });

  test('RULE-12 refuses a margin upgrade if income and net worth are both below 5,000 USD', async () => {
    const assets = (netWorth: string) => ({ change: { 'assets-info': { annualIncome: '4999.99', netWorth } } });
    const refused = await apply(await customer(assets('4999.99')), 'margin-upgrade', agreed);
    expect(refused.issues).toEqual([{ path: '', code: 'margin-refused', values: { amount: '5000', currency: 'USD' } }]);
    const { application } = await apply(await customer(assets('5000')), 'margin-upgrade', agreed);
    expect(application.state, 'income or net worth is sufficient').toBe('under-review');
  });

  test('refuses a margin upgrade of a margin account', async () => {
    const margin = await customer({ accountType: 'margin' });
    expect((await apply(margin, 'margin-upgrade', agreed)).issues[0]?.code).toBe('margin-upgrade-unchanged');
  });
});

describe('changes of information', () => {
  const name = 'LIM WEI MING';
  const signed = {
    'check-answers': { confirmed: true },
    'sign-info': { name, signature: { method: 'type', text: name }, declared: true },
  };
  const held = async (client: TestClient) => (await client.call(account.getInformation, {})) ?? {};

  test('starts a change of information with the stored answers, and the 30 days of a W-8BEN after its approval', async () => {
    const client = await customer();
    const before = await held(client);
    const started = await client.call(opening.startApplication, { flow: 'information-change' });
    expect(started.answers['contact-info']).toEqual(before['contact-info']);
    const what = { parts: ['contact'], changedOn: '2026-11-10' };
    const same = await apply(client, 'information-change', { what, 'check-answers': { confirmed: true } });
    expect(same.issues).toEqual([{ path: 'confirmed', code: 'nothing-changed' }]);

    const file = new File([await drawSpecimen('address-proof', 2)], 'proof.png', { type: 'image/png' });
    const { documentId } = await client.call(opening.uploadDocument, {
      applicationId: started.id,
      kind: 'address-proof',
      file,
    });
    const residentialAddress = {
      country: 'SG',
      line1: '1 Raffles Place',
      postalCode: '048616',
    };
    const { application, issues } = await apply(client, 'information-change', {
      what,
      'contact-info': {
        ...before['contact-info'],
        email: 'new@customer.example',
        residentialAddress,
        differenceReason: 'working-abroad',
      },
      'submit-address': {
        kind: 'bank-statement',
        document: documentId,
        issuedOn: '2026-11-12',
        showsNameAndAddress: true,
      },
      ...signed,
    });
    expect(issues).toEqual([]);
    expect(await held(client), 'no change before the approval').toEqual(before);
    await review(application.id, { act: 'approve' });
    expect((await held(client))['contact-info']).toMatchObject({ residentialAddress });
    expect((await held(client))['base-info']).toEqual(before['base-info']);
    const { w8ben, requests } = await client.call(account.getAccountOverview, {});
    expect(w8ben?.changes).toEqual([{ change: 'address-other-country', changedOn: '2026-11-10' }]);
    expect(requests.find(({ flow }) => flow === 'information-change')?.state).toBe('opened');
  });

  test('replaces several changed parts of the information at once, and leaves others unchanged', async () => {
    const client = await customer();
    const { 'assets-info': finances } = await held(client);
    const { application, issues } = await apply(client, 'information-change', {
      what: { parts: ['finances'], changedOn: '2026-11-01' },
      'assets-info': { ...finances, annualIncome: '4000', netWorth: '3000' },
      ...signed,
    });
    expect(issues).toEqual([]);
    await review(application.id, { act: 'approve' });
    expect((await client.call(account.getCustomer, {})).means).toEqual({
      annualIncomeUsd: '4000',
      netWorthUsd: '3000',
    });
    expect((await client.call(opening.startApplication, { flow: 'information-change' })).state).toBe('draft');
  });
});

test('refuses a change of information without an account', async () => {
  const client = await customer({ state: 'under-review' });
  expect(await client.call(account.getAccountDetails, {})).toBeNull();
  expect(await client.call(account.getInformation, {})).toBeNull();
  expect(await client.call(account.getAccountOverview, {})).toMatchObject({ accounts: [], w8ben: null });
});
