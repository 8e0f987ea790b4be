import { inviteHolder, remindHolder } from '@quayside/contract/calls/joint';
import { startApplication } from '@quayside/contract/calls/opening';
import { exchangeLoginCode } from '@quayside/contract/calls/user';
import type { SpecifiedEdition } from '@quayside/platform/app-type';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StagedCustomer } from '../../development/seeds/stage.ts';
import { openMemory } from '../../sandbox.ts';
import { openTestSandbox, type TestSandbox } from '../../testing/test-sandbox.ts';
import type { SentMail } from '../messages/mailbox.ts';

const appUrls = { sg: 'https://sg.test', hk: 'https://hk.test', mainland: 'https://cn.test', pro: 'https://pro.test' };
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox({ database: openMemory(), appUrls, publicUrl: appUrls.sg });
});
afterAll(() => sandbox.close());

const stand = (id: string, edition: SpecifiedEdition) =>
  sandbox.api<StagedCustomer>('POST', '/scenario', { id, edition });
const mailsTo = (phone: string) => sandbox.api<readonly SentMail[]>('GET', `/mails?phone=${encodeURIComponent(phone)}`);
const linksIn = ({ body }: SentMail) => body.match(/https?:\/\/\S+/g) ?? [];

/** Returns the origins to which the links of each mail lead, by kind of mail. */
const originsOf = (mails: readonly SentMail[]) =>
  Object.fromEntries(
    mails
      .filter((mail) => linksIn(mail).length > 0)
      .map((mail) => [mail.kind, linksIn(mail).map((link) => new URL(link).origin)]),
  );

/** Signs a customer in through the Singapore app, whichever app opened the account. */
async function signedIn({ loginCode }: StagedCustomer) {
  const client = sandbox.client();
  return Object.assign(client, await client.call(exchangeLoginCode, { loginCode }));
}

test.each([
  ['draft-expired', ['draft-expiring', 'draft-expired']],
  ['rejected-two-items', ['action-needed']],
  ['document-asked', ['action-needed']],
  ['w8ben-updated', ['approved']],
  ['w8ben-moved', ['w8ben-changed']],
] as const)('RULE-21 links the mails of the scenario %s to the app of the opening', async (id, kinds) => {
  for (const edition of ['mainland', 'pro'] as const) {
    const origins = originsOf(await mailsTo((await stand(id, edition)).phone));
    for (const kind of kinds) expect(origins[kind], kind).toEqual([appUrls[edition]]);
    expect(new Set(Object.values(origins).flat())).toEqual(new Set([appUrls[edition]]));
  }
});

test.each([
  ['under-review', 'received', 'Check the status', 'sg-account-state'],
  ['failed-final', 'failed', 'View the result', 'sg-account-state'],
  ['failed-may-try-again', 'failed', 'Apply again', 'sg-account-state'],
  ['rejected-two-items', 'action-needed', 'Correct my application', 'error-transfer'],
  ['rejected-unclear-image', 'action-needed', 'Correct my application', 'sg-submit-photo'],
  ['rejected-signature-mismatch', 'action-needed', 'Correct my application', 'error-transfer'],
  ['documents-asked', 'action-needed', 'Add what’s missing', 'error-transfer'],
  ['document-asked', 'action-needed', 'Add what’s missing', 'requested-documents'],
  ['opened-cash', 'opened', 'View your account', 'sg-account-state'],
  ['options-under-review', 'received', 'Check the status', 'sg-options-wait'],
  ['options-opened', 'approved', 'View the result', 'sg-options-wait'],
  ['options-failed', 'failed', 'Apply again', 'sg-options-wait'],
  ['cfd-failed', 'failed', 'View the result', 'sg-cfd-wait'],
  ['w8ben-declined', 'failed', 'View the result', 'update-w8-ben-status'],
] as const)('RULE-21 gives the scenario %s a mail (%s) with the button “%s” to /%s', async (id, kind, action, page) => {
  const mail = (await mailsTo((await stand(id, 'sg')).phone)).find((one) => one.kind === kind);
  expect(mail?.action).toBe(action);
  expect(linksIn(mail as SentMail)).toEqual([`${appUrls.sg}/acct/open-account/${page}`]);
});

test.each([
  [
    'options-opened',
    'approved',
    'You can now trade options',
    ['We’ve approved your application for options.', 'Reference: QS-'],
  ],
  [
    'futures-failed',
    'failed',
    'We couldn’t approve your application for futures',
    ['We’re sorry, we couldn’t approve your application for futures.', 'Reference: QS-'],
  ],
  ['w8ben-updated', 'approved', 'We’ve approved your W-8BEN form', ['The form is valid until 31 Dec 2029.']],
  ['w8ben-declined', 'failed', 'We couldn’t approve your W-8BEN form', ['stays as it is', 'Send it by 31 Dec 2026.']],
  ['w8ben-sent-back', 'action-needed', 'W-8BEN form: 1 thing to do by 31 Dec 2026', ['you can’t buy US shares']],
  [
    'margin-upgraded',
    'approved',
    'We’ve approved your request to upgrade to margin',
    ['You don’t need to do anything else'],
  ],
  [
    'under-review',
    'received',
    'We have your application to open an account',
    ['Reference: QS-', 'We never ask for your password'],
  ],
  [
    'rejected-two-items',
    'action-needed',
    'We need 2 more things',
    ['so you don’t need to start again.', 'Reference: QS-'],
  ],
  ['rejected-unclear-image', 'action-needed', 'We need one more thing', ['so you don’t need to start again.']],
  ['document-asked', 'action-needed', 'Requested documents: 1 thing to do', ['Your account stays open.']],
  ['opened-cash', 'opened', 'Your account is open', ['Your account ••••\u00a0']],
  ['failed-final', 'failed', 'We can’t open your account', ['This decision is final']],
] as const)('gives the scenario %s a mail (%s) with a subject and a next step', async (id, kind, subject, said) => {
  const mails = await mailsTo((await stand(id, 'sg')).phone);
  const mail = mails.find((one) => one.kind === kind);
  expect(mail?.subject.startsWith(subject), mail?.subject).toBe(true);
  for (const text of said) expect(mail?.body).toContain(text);
});

test('greets the customer by name, and quotes the reviewer', async () => {
  const mails = await mailsTo((await stand('rejected-two-items', 'sg')).phone);
  const body = mails.find(({ kind }) => kind === 'action-needed')?.body;
  expect(body).toMatch(/^Hello Lim Wei Ming,/);
  expect(body).toContain('older than 3 months.\n> Note from our reviewer:\n> Send one from the last 3 months.\n');
});

test('links invitations and reminders to the app of the account', async () => {
  const client = await signedIn(await stand('joint-adult', 'hk'));
  const { id: applicationId } = await client.call(startApplication, { flow: 'opening' });
  const mobile = '+85291234567';
  await client.call(inviteHolder, { applicationId, name: 'CHAN TAI MAN', mobile });
  await client.call(remindHolder, { applicationId });
  const mails = await mailsTo(mobile);
  expect(originsOf(mails)).toEqual({ invitation: [appUrls.hk], reminder: [appUrls.hk] });
  expect(mails.find(({ kind }) => kind === 'invitation')?.body).toMatch(
    /https:\/\/hk\.test\/acct\/open-account\/joint-sg-invitation#invitation=[\w-]+/,
  );
});

test('assigns a document request to the app of the opening', async () => {
  const customer = await stand('document-asked', 'hk');
  const { applications } = await sandbox.api<{ applications: readonly { flow: string; appType: number }[] }>(
    'GET',
    `/state?phone=${encodeURIComponent(customer.phone)}`,
  );
  expect(applications.map(({ appType }) => appType)).toEqual(applications.map(() => 2));
  expect(applications.map(({ flow }) => flow)).toContain('document-request');
});

test('links mails about an expiring W-8BEN to the app of the account', async () => {
  const other = await openTestSandbox({
    database: openMemory(),
    appUrls: { pro: appUrls.pro },
    publicUrl: 'https://broker.test',
  });
  const [pro, hk] = await Promise.all(
    ['pro', 'hk'].map((edition) => other.api<StagedCustomer>('POST', '/scenario', { id: 'opened-cash', edition })),
  );
  await other.api('PUT', '/clock', { offsetMs: 1500 * 24 * 60 * 60 * 1000 });
  const toldBy = async (phone = '') =>
    originsOf(await other.api('GET', `/mails?phone=${encodeURIComponent(phone)}`))['w8ben-ends'];
  expect(await toldBy(pro?.phone)).toEqual([appUrls.pro]);
  expect(await toldBy(hk?.phone)).toEqual(['https://broker.test']);
  await other.close();
});
