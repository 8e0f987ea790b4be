import { languages } from '@quayside/i18n/language';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openMemory } from '../../domain/storage/open-memory.ts';
import type { Sandbox } from '../../sandbox.ts';
import { consent, returnUrl } from '../../testing/digital-id.ts';
import { createSecrets } from '../../testing/own-secrets.ts';
import { openTestSandbox } from '../../testing/test-sandbox.ts';
import { developmentDigitalId } from './client.ts';

const publicUrl = 'http://localhost:4012';
const issuer = `${publicUrl}/sandbox/digital-id`;

type Exchange = { readonly request: Request; readonly answer: Response };

/** Creates the development provider with a client, and records the requests between them. */
async function connect() {
  const sandbox = await openTestSandbox({ database: openMemory() });
  onTestFinished(() => sandbox.close());
  const line: Exchange[] = [];
  const provider = developmentDigitalId(publicUrl, async (request) => {
    const seen = request.clone();
    const answer = await sandbox.fetch(request);
    line.push({ request: seen, answer: answer.clone() });
    return answer;
  });
  const begin = () => provider.begin({ redirectUri: returnUrl, language: 'en' });
  return { sandbox, provider, line, begin };
}

const post = ({ fetch }: Pick<Sandbox, 'fetch'>, path: string, form: Record<string, string>, headers = {}) =>
  fetch(new Request(`${issuer}${path}`, { method: 'POST', body: new URLSearchParams(form), headers }));

describe('the protocol', () => {
  test('sends only the id of a pushed request through the browser', async () => {
    const { begin, line } = await connect();
    const { url } = await begin();
    expect([...new URL(url).searchParams.keys()].sort()).toEqual(['client_id', 'request_uri']);
    const pushed = line.find(({ request }) => request.url === `${issuer}/par`)?.request;
    expect(pushed?.headers.get('DPoP')).toBeTruthy();
    const form = await pushed?.formData();
    expect(form?.get('code_challenge_method')).toBe('S256');
    expect(form?.get('client_assertion')).toBeTruthy();
    expect(form?.get('scope')).toContain('uinfin');
  });

  test('signs and encrypts the person data that the provider sends', async () => {
    const { sandbox, provider, begin, line } = await connect();
    const { url, secret } = await begin();
    const answer = await consent(sandbox, url, 'citizen');
    const data = await provider.complete({ secret, redirectUri: returnUrl, answer });
    expect(data).toMatchObject({ person_info: { name: { value: 'TAN XIAO HUI', source: '1' } } });
    for (const one of line) expect(await one.answer.text()).not.toContain('TAN XIAO HUI');
    const userinfo = line.find(({ request }) => request.url === `${issuer}/userinfo`);
    expect(userinfo?.answer.headers.get('Content-Type')).toBe('application/jwt');
    expect(userinfo?.request.headers.get('Authorization')).toMatch(/^DPoP /);
  });

  test('accepts an authorization code once, only with the keys of its request', async () => {
    const { sandbox, provider, begin } = await connect();
    const [first, second] = [await begin(), await begin()];
    const answer = await consent(sandbox, first.url, 'citizen');
    const other = { ...answer, state: second.state };
    await expect(
      provider.complete({ secret: second.secret, redirectUri: returnUrl, answer: other }),
    ).rejects.toMatchObject({
      outcome: 'refused',
    });
    const again = await connect();
    const visit = await again.begin();
    const sent = await consent(again.sandbox, visit.url, 'citizen');
    await again.provider.complete({ secret: visit.secret, redirectUri: returnUrl, answer: sent });
    await expect(
      again.provider.complete({ secret: visit.secret, redirectUri: returnUrl, answer: sent }),
    ).rejects.toMatchObject({ outcome: 'refused', reason: 'invalid_grant' });
  });

  test('accepts one answer per consent page', async () => {
    const { sandbox, begin } = await connect();
    const { url } = await begin();
    await consent(sandbox, url, 'citizen');
    expect(await consent(sandbox, url, 'citizen')).toEqual({});
  });

  test.each([
    ['/par', 401, 'invalid_client'],
    ['/token', 401, 'invalid_client'],
  ])('refuses a request to %s without client authentication', async (path, status, error) => {
    const { sandbox } = await connect();
    const answer = await post(sandbox, path, {});
    expect([answer.status, await answer.json()]).toEqual([status, expect.objectContaining({ error })]);
  });

  test('accepts a client assertion once, only with a proof of possession', async () => {
    const { sandbox, begin, line } = await connect();
    await begin();
    const form = await line.find(({ request }) => request.url === `${issuer}/par`)?.request.formData();
    const again = await post(sandbox, '/par', Object.fromEntries(form ?? []) as Record<string, string>);
    expect(await again.json()).toMatchObject({ error: 'invalid_grant' });
  });

  test('refuses to send person data without an access token', async () => {
    const { sandbox } = await connect();
    const answer = await sandbox.fetch(new Request(`${issuer}/userinfo`));
    expect(answer.status).toBe(401);
  });

  test('closes the development provider in production', async () => {
    const sandbox = await openTestSandbox({ ...(await createSecrets()), database: openMemory(), mode: 'production' });
    onTestFinished(() => sandbox.close());
    const answer = await sandbox.fetch(new Request(`${issuer}/.well-known/openid-configuration`));
    expect(answer.status).toBe(404);
  });
});

describe('the consent page', () => {
  test.each(languages)('shows on the consent page in %s who requests which items, and why', async (language) => {
    const { sandbox, begin } = await connect();
    const { url } = await begin();
    const langType = { 'zh-Hans': 1, 'zh-Hant': 2, en: 3, ms: 4, th: 5, ja: 6 }[language];
    const page = await (await sandbox.fetch(new Request(`${url}&langType=${langType}`))).text();
    expect(page).toContain(`<html lang="${language}">`);
    expect(page.match(/<li>/g)?.length).toBe(14 + languages.length);
    expect(page).not.toMatch(/digitalId\.|item\.|undefined/);
  });

  test('shows the consent page in the language of the app instead of the browser’s', async () => {
    const { sandbox, provider } = await connect();
    const { url } = await provider.begin({ redirectUri: returnUrl, language: 'ms' });
    const page = await sandbox.fetch(new Request(url, { headers: { 'Accept-Language': 'ja' } }));
    expect(await page.text()).toContain('<html lang="ms">');
  });

  test('asks the customer to start again without a pushed request', async () => {
    const { sandbox } = await connect();
    for (const query of ['', '?client_id=quayside-development&request_uri=urn:x', '?client_id=another'])
      expect((await sandbox.fetch(new Request(`${issuer}/authorize${query}`))).status).toBe(400);
  });

  test('shows the consent page again after an answer from another site', async () => {
    const { sandbox, begin } = await connect();
    const { url } = await begin();
    const answer = await sandbox.fetch(
      new Request(url, { method: 'POST', body: new URLSearchParams({ persona: 'citizen', act: 'agree' }) }),
    );
    expect(answer.status).toBe(200);
  });
});
