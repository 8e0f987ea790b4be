import type { Application } from '@quayside/contract/application';
import { getAccounts, getApplication } from '@quayside/contract/calls/opening';
import { exchangeLoginCode } from '@quayside/contract/calls/user';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StagedCustomer } from '../scenarios/stage.ts';
import { openTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts';
import { type PersonaName, personas } from './personas.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
}, 60_000);
afterAll(() => sandbox.close());

async function signInAs(name: PersonaName, language = 'en') {
  const persona = await sandbox.api<StagedCustomer>('POST', '/persona', { name, language });
  const client = sandbox.client();
  const { token, userId } = await client.call(exchangeLoginCode, { loginCode: persona.loginCode });
  return Object.assign(client, { token, userId, phone: persona.phone });
}

const expected: Record<PersonaName, Application['state'] | undefined> = {
  new: undefined,
  draft: 'draft',
  'under-review': 'under-review',
  'rejected-item': 'action-needed',
  'opened-cash': 'opened',
  'opened-margin': 'opened',
};

test.each(Object.keys(personas) as PersonaName[])('the persona %s stands where it says', async (name) => {
  const client = await signInAs(name);
  const application = await client.call(getApplication, { flow: 'opening' });
  expect(application?.state).toBe(expected[name]);
  const accounts = await client.call(getAccounts, {});
  expect(accounts.map(({ type }) => type)).toEqual(name.startsWith('opened') ? [name.slice('opened-'.length)] : []);
});

test('a persona link signs in at the host, in its language, and nowhere else', async () => {
  const follow = async (query: string) => {
    const answer = await sandbox.fetch(new Request(`http://sandbox.test/sandbox/persona/new?${query}`));
    expect(answer.status).toBe(303);
    return answer.headers.get('Location');
  };
  expect(await follow('to=/sg-base-info&language=th')).toMatch(
    /^http:\/\/sandbox\.test\/acct\/open-account\/sg-base-info\?langType=5#code=[\w-]{32}$/,
  );
  expect(await follow('to=https://evil.example/')).toMatch(/^http:\/\/sandbox\.test\/acct\/open-account\/#code=/);
});

test('RULE-21 the results of a review go out by e-mail, in the customer’s language', async () => {
  const { phone } = await signInAs('rejected-item', 'th');
  const mails = await sandbox.api<{ kind: string; language: string; to: string; subject: string }[]>(
    'GET',
    `/mails?phone=${encodeURIComponent(phone)}`,
  );
  expect(mails.map(({ kind }) => kind)).toEqual(['action-needed', 'received']);
  for (const mail of mails) expect(mail).toMatchObject({ language: 'th', to: 'wei.ming@customer.example' });
});
