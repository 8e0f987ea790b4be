import { exchangeLoginCode, readLoginCode } from '@quayside/contract/calls/user';
import { codes } from '@quayside/contract/envelope';
import { languageNumbers, languages } from '@quayside/i18n/language';
import { createCodeChallenge } from '@quayside/platform/internals/login-challenge';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serverTexts } from '../../domain/texts/server-texts.ts';
import { createSandbox, type Sandbox } from '../../sandbox.ts';
import { TestClient } from '../../testing/client.ts';
import { createSecrets } from '../../testing/own-secrets.ts';
import { templates } from '../../testing/templates.ts';

const origin = 'http://sandbox.test';
const app = `${origin}/acct/open-account/`;
let now = Date.parse('2026-11-21T02:00:00Z');
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ templates, clock: () => new Date(now) });
}, 60_000);
afterAll(() => sandbox.close());

/** A browser without scripts that visits the registration page. */
class Visitor {
  cookie = '';
  html = '';
  headers = new Headers();
  readonly address: string;
  readonly headersSent: Record<string, string>;

  constructor(query: Record<string, string> = {}, headersSent: Record<string, string> = {}) {
    this.address = `${origin}/promo/overseas/sg-register.html?${new URLSearchParams(query)}`;
    this.headersSent = headersSent;
  }

  async open(init: RequestInit = {}): Promise<Response> {
    const headers = { ...this.headersSent, ...(this.cookie ? { Cookie: this.cookie } : {}) };
    const answer = await sandbox.fetch(new Request(this.address, { ...init, headers, redirect: 'manual' }));
    this.cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? this.cookie;
    this.headers = answer.headers;
    this.html = await answer.clone().text();
    return answer;
  }

  async send(fields: Record<string, string>): Promise<Response> {
    const token = /name="formToken" value="([^"]+)"/.exec(this.html)?.[1] ?? '';
    return this.open({ method: 'POST', body: new URLSearchParams({ formToken: token, ...fields }) });
  }

  get developmentCode(): string {
    return /Development code: (\d{6})/.exec(this.html)?.[1] ?? '';
  }
}

describe('CALL-07 the registration page', () => {
  test('signs a customer in by a code, and returns to the app with a login code', async () => {
    const visitor = new Visitor({ langType: '3', callBackUrl: `${app}sg-base-info?overseaType=sg` });
    await visitor.open();
    await visitor.send({ action: 'send', phone: '9123 4567' });
    expect(visitor.html).toContain('+6591234567');
    const answer = await visitor.send({ action: 'check', phone: '+6591234567', code: visitor.developmentCode });
    expect(answer.status).toBe(303);
    expect(visitor.headers.get('Location')).toMatch(
      /^http:\/\/sandbox\.test\/acct\/open-account\/sg-base-info\?overseaType=sg#code=[\w-]{32}$/,
    );
  });

  describe('F02 a login started by a browser', () => {
    const begun = { state: 's_1', code_challenge_method: 'S256', callBackUrl: `${app}sg-choose` };
    const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
    const signUp = async (query: Record<string, string>, phone: string) => {
      now += 61_000;
      const visitor = new Visitor(query);
      await visitor.open();
      await visitor.send({ action: 'send', phone });
      await visitor.send({ action: 'check', phone, code: visitor.developmentCode });
      return new URLSearchParams(new URL(visitor.headers.get('Location') ?? '').hash.slice(1));
    };
    const client = () => new TestClient(sandbox.fetch, { now: () => now });

    test('F21 returns the state of a started login, and a code that requires its verifier', async () => {
      const back = await signUp({ ...begun, code_challenge: await createCodeChallenge(verifier) }, '+6591230001');
      expect(back.get('state')).toBe('s_1');
      const loginCode = back.get('code') ?? '';
      const refused = { code: codes.wrongCode };
      expect(
        await client().ask(readLoginCode, { loginCode }),
        'a stolen code does not disclose the user',
      ).toMatchObject(refused);
      expect(await client().ask(exchangeLoginCode, { loginCode })).toMatchObject(refused);
      expect(await client().ask(exchangeLoginCode, { loginCode, verifier: `${verifier}x` })).toMatchObject(refused);
      expect(await client().ask(exchangeLoginCode, { loginCode, verifier })).toMatchObject({ code: 0 });
    });

    test.each([
      { code_challenge: '' },
      { code_challenge: 'short' },
      { state: 'a&code=b', code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM' },
      { code_challenge_method: 'plain', code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM' },
    ])('ignores a started login with incomplete parameters (%o)', async (said) => {
      const back = await signUp({ ...begun, ...said }, '+6591230002');
      expect(back.get('state')).toBeNull();
      const loginCode = back.get('code') ?? '';
      expect(await client().ask(exchangeLoginCode, { loginCode, verifier })).toMatchObject({ code: codes.wrongCode });
      expect(await client().ask(exchangeLoginCode, { loginCode })).toMatchObject({ code: 0 });
      now += 3_600_000; // the limit is five codes per number and hour
    });
  });

  test.each([
    'https://evil.example/acct/open-account/',
    '//evil.example/acct/open-account/',
    '/\\evil.example/acct/open-account/',
    'http://sandbox.test@evil.example/acct/open-account/',
    'javascript:alert(1)//sandbox.test/acct/open-account/',
    `${origin}/promo/overseas/sg-register.html`,
    `${app}..%2f..%2fsandbox/`,
  ])('F07 redirects to the app’s home page instead of another return URL (%s)', async (callBackUrl) => {
    now += 61_000;
    const visitor = new Visitor({ callBackUrl });
    await visitor.open();
    const phone = `+658${String(1_000_000 + (Math.trunc(now / 1000) % 8_999_999))}`;
    await visitor.send({ action: 'send', phone });
    await visitor.send({ action: 'check', phone, code: visitor.developmentCode });
    expect(visitor.headers.get('Location')?.split('#')[0]).toBe(app);
  });

  test('returns to the origin of the gateway that forwarded the request', async () => {
    now += 61_000;
    const gateway = { 'X-Forwarded-Host': 'localhost:4012', 'X-Forwarded-Proto': 'http' };
    const visitor = new Visitor({ callBackUrl: 'http://localhost:4012/acct/open-account/sg-choose' }, gateway);
    await visitor.open();
    await visitor.send({ action: 'send', phone: '+6598765432' });
    await visitor.send({ action: 'check', phone: '+6598765432', code: visitor.developmentCode });
    expect(visitor.headers.get('Location')).toMatch(/^http:\/\/localhost:4012\/acct\/open-account\/sg-choose#code=/);
  });

  test.each([
    { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https' },
    { 'X-Forwarded-Host': 'localhost:4012', 'X-Forwarded-Proto': 'https' },
  ])('ignores an unknown forwarded origin (%o)', async (forwarded) => {
    now += 61_000;
    const callBackUrl = `${forwarded['X-Forwarded-Proto']}://${forwarded['X-Forwarded-Host']}/acct/open-account/`;
    const visitor = new Visitor({ callBackUrl }, forwarded);
    await visitor.open();
    const phone = `+658${String(1_000_000 + (Math.trunc(now / 1000) % 8_999_999))}`;
    await visitor.send({ action: 'send', phone });
    await visitor.send({ action: 'check', phone, code: visitor.developmentCode });
    expect(visitor.headers.get('Location')?.split('#')[0]).toBe(app);
  });

  test('ignores a registration form from another browser', async () => {
    const visitor = new Visitor();
    await visitor.open();
    const stolen = visitor.html;
    const other = new Visitor();
    other.html = stolen;
    await other.send({ action: 'send', phone: '+6591112222' });
    expect(other.developmentCode).toBe('');
    expect(other.html).toContain('name="phone"');
  });

  test('shows errors at the field and in a summary, and retains the input', async () => {
    now += 61_000;
    const visitor = new Visitor();
    await visitor.open();
    await visitor.send({ action: 'send', phone: '12<b>' });
    expect(visitor.html).toContain('<a href="#phone">Please enter a correct phone number</a>');
    expect(visitor.html).toContain('aria-invalid="true"');
    expect(visitor.html).toContain('value="12&lt;b&gt;"');
    await visitor.send({ action: 'send', phone: '+6593334444' });
    const right = visitor.developmentCode;
    await visitor.send({ action: 'check', phone: '+6593334444', code: '000000' });
    expect(visitor.html).toContain('That code is incorrect. Attempts left: 4.');
    await visitor.send({ action: 'send', phone: '+6593334444' });
    expect(visitor.html).toContain('Wait 60 seconds');
    await visitor.send({ action: 'check', phone: '+6593334444', code: right });
    expect(visitor.headers.get('Location')).toContain('#code=');
  });

  test.each(languages)('shows the registration page in %s, with a link to every other language', async (language) => {
    const visitor = new Visitor({ langType: String(languageNumbers[language]) });
    await visitor.open();
    expect(visitor.html).toContain(`<html lang="${language}">`);
    expect(visitor.html).toContain(serverTexts[language]['register.title']);
    for (const other of languages) expect(visitor.html).toContain(`hreflang="${other}"`);
  });
});

test.each(['/', '/sandbox'])('opens the start page of the console at %s', async (path) => {
  const answered = await sandbox.fetch(new Request(`http://sandbox.test${path}`));
  expect([answered.status, answered.headers.get('location')]).toEqual([302, '/sandbox/']);
});

test.each(['/promo/overseas/sg-register.html', '/webapp/market/help.html', '/sandbox/'])(
  'forbids scripts, frames and caches for %s',
  async (path) => {
    const { headers } = await sandbox.fetch(new Request(`${origin}${path}`));
    expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; style-src 'nonce-[\w-]{22}'/);
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('Content-Security-Policy')).not.toMatch(/unsafe|script-src/);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
  },
);

describe('texts', () => {
  test.each(languages.filter((language) => language !== 'en'))(
    'translates every text of the pages into %s',
    (language) => {
      const left = Object.entries(serverTexts[language]).filter(
        ([key, text]) =>
          text === serverTexts.en[key as keyof typeof serverTexts.en] && /\p{L}/u.test(text.replaceAll(/{{\w+}}/g, '')), // a text with only placeholders has no words
      );
      expect(left.map(([key]) => key).filter((key) => key !== 'requirement.w8ben')).toEqual([]);
    },
  );
});

describe('the cookie of a form', () => {
  const https = { 'X-Forwarded-Proto': 'https' };

  test('limits the cookie of a form to this host and HTTPS', async () => {
    const visitor = new Visitor({}, https);
    await visitor.open();
    const kept = /^__Host-quayside_form=[\w-]{24}; Path=\/; HttpOnly; SameSite=Lax; Secure$/;
    expect(visitor.headers.get('Set-Cookie')).toMatch(kept);
    await visitor.send({ action: 'send', phone: '+6591234581' });
    expect(visitor.html).toContain('name="code"');
    const answer = await visitor.send({ action: 'check', phone: '+6591234581', code: visitor.developmentCode });
    expect(answer.headers.get('Set-Cookie')).toMatch(/^__Host-.*; Max-Age=34560000; Secure$/);
  });

  test('gives the cookie of a form no prefix without HTTPS', async () => {
    const visitor = new Visitor();
    await visitor.open();
    expect(visitor.headers.get('Set-Cookie')).toMatch(/^quayside_form=[\w-]{24}; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  test('ignores a form’s cookie without the prefix on HTTPS', async () => {
    const planted = new Visitor({}, https);
    await planted.open();
    planted.cookie = planted.cookie.replace('__Host-', '');
    await planted.send({ action: 'send', phone: '+6591234582' });
    expect(planted.html).toContain('name="phone"');
    expect(planted.html).not.toContain('name="code"');
  });
});

describe('an invalid form', () => {
  const post = async (body: BodyInit, type: string) =>
    sandbox.fetch(
      new Request(`${origin}/promo/overseas/sg-register.html`, {
        method: 'POST',
        body,
        headers: { 'Content-Type': type },
      }),
    );

  test.each([
    ['JSON', '{}', 'application/json'],
    ['parts without their boundary', 'phone=1', 'multipart/form-data'],
  ])('refuses %s instead of a form with 400', async (_name, body, type) => {
    expect((await post(body, type)).status).toBe(400);
  });

  test('refuses a form above 64 kB with 413', async () => {
    expect((await post(`phone=${'1'.repeat(64 * 1024)}`, 'application/x-www-form-urlencoded')).status).toBe(413);
  });
});

describe('in production', () => {
  test('disables the console and hides one-time codes in production', async () => {
    const production = await createSandbox({
      ...(await createSecrets()),
      templates,
      mode: 'production',
      clock: () => new Date(now),
    });
    for (const path of [
      '/sandbox',
      '/sandbox/',
      '/sandbox/api/users',
      '/sandbox/play?scenario=new',
      '/sandbox/applications',
    ])
      expect([path, (await production.fetch(new Request(`${origin}${path}`))).status]).toEqual([path, 404]);
    const before = sandbox;
    sandbox = production;
    const visitor = new Visitor();
    await visitor.open();
    await visitor.send({ action: 'send', phone: '+6591234567' });
    sandbox = before;
    expect(visitor.html).toContain('name="code"');
    expect(visitor.html).not.toContain('Development code');
    await production.close();
  });
});
