import { exchangeLoginCode } from '@quayside/contract/calls/user';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemory } from '../../sandbox.ts';
import { openTestSandbox, type TestSandbox } from '../../testing/test-sandbox.ts';
import { scenarios } from '../scenarios/catalogue.ts';
import type { StagedCustomer } from '../seeds/stage.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox({ database: openMemory() });
});
afterAll(() => sandbox.close());

const get = (path: string) => sandbox.fetch(new Request(`http://sandbox.test${path}`));
async function follow(query: string) {
  const answer = await get(`/sandbox/play?${query}`);
  expect(answer.status).toBe(303);
  return answer.headers.get('Location');
}

test('opens the page of the scenario in the language and skin of the review link', async () => {
  expect(await follow('scenario=draft&language=th&skin=black')).toMatch(
    /^http:\/\/sandbox\.test\/acct\/open-account\/sg-assets-info\?langType=5&skinType=black#code=[\w-]{32}$/,
  );
});

test('opens only pages of the host from a review link', async () => {
  expect(await follow('scenario=draft&to=/sg-contact-info')).toMatch(/\/acct\/open-account\/sg-contact-info#code=/);
  expect(await follow('scenario=draft&to=//evil.example/')).toMatch(/^http:\/\/sandbox\.test\/acct\/open-account\//);
});

test('ignores an unknown skin or language in a review link, and refuses an unknown scenario or app', async () => {
  expect(await follow('scenario=new&language=xx&skin=pink')).toMatch(/\/sg-choose#code=/);
  const refused = async (query: string) => {
    const answer = await get(`/sandbox/play?${query}`);
    expect(answer.status).toBe(404);
    return answer.text();
  };
  expect(await refused('scenario=nobody')).toContain('There is no scenario “nobody”.');
  expect(await refused('scenario=new&to=sg-base-info')).toContain('Start it with a slash, as in to=/sg-base-info.');
  expect(await refused('scenario=new&to=https://evil.example/')).toContain('is not a path');
  expect(await refused('scenario=new&edition=my')).toContain(
    'There is no app “my”. The apps are sg, hk, mainland, pro.',
  );
  expect(await refused('scenario=new&edition=hk')).toContain('does not know the URL of the Hong Kong app');
});

test('asks for confirmation of a review link from another origin', async () => {
  const users = async () => (await sandbox.api<readonly unknown[]>('GET', '/users')).length;
  const from = (site: string) =>
    sandbox.fetch(
      new Request('http://sandbox.test/sandbox/play?scenario=draft&language=th', {
        headers: { 'Sec-Fetch-Site': site },
      }),
    );
  const before = await users();
  for (const site of ['cross-site', 'same-site']) {
    const asked = await from(site);
    expect(asked.status).toBe(200);
    expect(await asked.text()).toContain('href="/sandbox/play?scenario=draft&amp;language=th">Play this scenario</a>');
  }
  expect(await users()).toBe(before);
  for (const site of ['same-origin', 'none']) expect((await from(site)).status).toBe(303);
  expect(await users()).toBe(before + 2);
});

test('creates a new customer on every visit of a review link', async () => {
  const visit = async () => {
    const { loginCode } = await sandbox.api<StagedCustomer>('POST', '/scenario', { id: 'new' });
    return (await sandbox.client().call(exchangeLoginCode, { loginCode })).userId;
  };
  expect(await visit()).not.toBe(await visit());
});

test('creates a customer for every scenario in every language', async () => {
  const page = await (await get('/sandbox/')).text();
  for (const { id } of scenarios) {
    expect(page).toContain(`<a href="/sandbox/play?scenario=${id}&amp;edition=sg" aria-label="Play this: ${id}">`);
    expect(page).toContain(`href="/sandbox/play?scenario=${id}&amp;edition=sg&amp;language=ja"`);
  }
});

test('RULE-21 emails the results of a review in the customer’s language', async () => {
  const { phone } = await sandbox.api<StagedCustomer>('POST', '/scenario', {
    id: 'rejected-unclear-image',
    language: 'th',
  });
  const mails = await sandbox.api<{ kind: string; language: string; to: string }[]>(
    'GET',
    `/mails?phone=${encodeURIComponent(phone)}`,
  );
  expect(mails.map(({ kind }) => kind).sort()).toEqual(['action-needed', 'received']);
  for (const mail of mails) expect(mail).toMatchObject({ language: 'th', to: 'wei.ming@customer.example' });
});

test('gives the server of an embedding page a login code for each exchange', async () => {
  const { userId } = await sandbox.api<StagedCustomer>('POST', '/scenario', { id: 'new' });
  const logIn = async () => {
    const { loginCode } = await sandbox.api<{ loginCode: string }>('POST', '/login-code', { userId });
    return (await sandbox.client().call(exchangeLoginCode, { loginCode })).userId;
  };
  expect([await logIn(), await logIn()]).toEqual([userId, userId]);
});
