import { afterAll, beforeAll, expect, test } from 'vitest';
import { getAppUrl, getEditionName } from '../../domain/addresses/app-address.ts';
import { openMemory } from '../../sandbox.ts';
import { openTestSandbox, type TestSandbox } from '../../testing/test-sandbox.ts';

const appUrls = { sg: 'https://sg.test', hk: 'https://hk.test', mainland: 'https://cn.test' };
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox({ database: openMemory(), appUrls, publicUrl: appUrls.sg });
});
afterAll(() => sandbox.close());

const through = (host: string, path: string, init: RequestInit = {}) =>
  new Request(`http://sandbox.test${path}`, {
    ...init,
    headers: { ...init.headers, 'X-Forwarded-Host': host, 'X-Forwarded-Proto': 'https' },
  });
const seen = async (host: string, path: string) => (await sandbox.fetch(through(host, path))).text();

test('shows the help of the app that opens it', async () => {
  const help = '/webapp/market/help.html?langType=3';
  expect(await seen('hk.test', help)).toContain('href="tel:+85230000000"');
  expect(await seen('cn.test', help)).toContain('China Standard Time');
  expect(await seen('sg.test', help)).toContain('Singapore Standard Time');
});

test('shows help with contact links, ten answers, and the reference of the application', async () => {
  const help = '/webapp/market/help.html?langType=3';
  const page = await seen('sg.test', `${help}&reference=QS-20260105-AB2C`);
  expect(page).toMatch(/<a href="tel:\+6560000000">.*<b>Call \+65 6000 0000<\/b><span class="quiet">9:00 to 18:00/);
  expect(page).toContain('<a href="mailto:help@example.com?subject=QS-20260105-AB2C">');
  expect(page).toContain('Your reference: QS-20260105-AB2C');
  expect(page.match(/<details><summary>/g)).toHaveLength(10);
  expect(page).toContain('Applying takes about 8 minutes.');
  expect(page, 'no value is missing').not.toContain('{{');
  expect(await seen('sg.test', `${help}&reference=%3Cb%3E`), 'a malformed reference is hidden').not.toContain(
    'Your reference',
  );
});

test('shows help in the skin of the page that opened it, with a language menu', async () => {
  const page = await seen('sg.test', '/webapp/market/help.html?langType=6&skinType=black');
  expect(page).toContain('<html lang="ja" data-skin="black">');
  expect(page.match(/hreflang="\w+(-\w+)?" aria-current="page"/g)).toEqual(['hreflang="ja" aria-current="page"']);
  expect(page, 'links to other languages contain the skin').toContain('help.html?langType=5&amp;skinType=black');
});

test('FAIL-04 shows the regulator and the licence in help', async () => {
  const words = 'Regulated by the Monetary Authority of Singapore. Licence EXAMPLE-000000';
  expect(await seen('sg.test', '/webapp/market/help.html?langType=3')).toContain(words);
});

test.each([
  ['sg.test', '9123 4567', '+6591234567', '+65 9123 4567'],
  ['hk.test', '6123 4567', '+85261234567', '+852 9123 4567'],
  ['cn.test', '138 0013 8000', '+8613800138000', '+86 138 0013 8000'],
])('CALL-07 accepts a local number without a calling code at %s', async (host, typed, phone, example) => {
  const path = '/promo/overseas/sg-register.html?langType=3';
  const form = await sandbox.fetch(through(host, path));
  const page = await form.text();
  expect(page).toContain(`For example ${example}`);
  const formToken = /name="formToken" value="([^"]+)"/.exec(page)?.[1] ?? '';
  const headers = { Cookie: form.headers.get('Set-Cookie')?.split(';')[0] ?? '' };
  const body = new URLSearchParams({ formToken, action: 'send', phone: typed });
  const answer = await sandbox.fetch(through(host, path, { method: 'POST', headers, body }));
  expect(await answer.text()).toContain(phone);
});

test('CALL-07 adds the calling code of the chosen country', async () => {
  const path = '/promo/overseas/sg-register.html?langType=3';
  const form = await sandbox.fetch(through('sg.test', path));
  const page = await form.text();
  expect(page).toMatch(/<option value="SG" selected>\+65\s+Singapore<\/option>/);
  const formToken = /name="formToken" value="([^"]+)"/.exec(page)?.[1] ?? '';
  const headers = { Cookie: form.headers.get('Set-Cookie')?.split(';')[0] ?? '' };
  const send = async (phone: string) => {
    const body = new URLSearchParams({ formToken, action: 'send', country: 'HK', phone });
    return (await sandbox.fetch(through('sg.test', path, { method: 'POST', headers, body }))).text();
  };
  expect(await send('6123 4568')).toContain('+85261234568');
  expect(await send('+65 9123 4568')).toContain('+6591234568');
  const wrong = await send('12');
  expect(wrong, 'the chosen country remains').toContain('<option value="HK" selected>');
});

test('shows the symbol and display font of the brand on the pages', async () => {
  const page = await seen('sg.test', '/webapp/market/help.html');
  expect(page).toMatch(/<header class="brand"><a class="back"[^]*<svg class="tile"[^>]*><rect/);
  expect(page, 'the plain brand has no web font').not.toContain('@font-face');
});

test('treats a direct request as one from the app at the public URL', () => {
  const request = new Request('http://localhost:4100/webapp/market/help.html');
  expect(getEditionName({ appUrls, publicUrl: appUrls.hk, hostOrigins: [] }, request)).toBe('hk');
  expect(getEditionName({ appUrls: {}, publicUrl: 'https://other.test', hostOrigins: [] }, request)).toBe('sg');
});

test('opens the app of a configured edition', () => {
  const capabilities = { digitalId: false, documentTypes: ['mykad'], tiers: ['standard'], derivatives: [] } as const;
  const addresses = {
    appUrls: { ...appUrls, my: 'https://my.test' },
    publicUrl: appUrls.sg,
    editions: { my: { appType: 60, capabilities } },
  };
  expect(getAppUrl(addresses, 60, 'sg-choose')).toBe('https://my.test/acct/open-account/sg-choose');
  expect(getAppUrl(addresses, 61)).toBe('https://sg.test/acct/open-account/');
});

test('shows registration in the skin and language of the opening page, with a back link', async () => {
  const from = 'https://sg.test/acct/open-account/sg-choose?skinType=black';
  const page = await seen(
    'sg.test',
    `/promo/overseas/sg-register.html?langType=5&callBackUrl=${encodeURIComponent(from)}`,
  );
  expect(page).toContain('<html lang="th" data-skin="black">');
  expect(page).toContain(`<a class="back" href="${from}" aria-label="ย้อนกลับ">`);
  expect(page.match(/hreflang="\w+(-\w+)?" aria-current="page"/g)).toEqual(['hreflang="th" aria-current="page"']);
});

test('explains on the registration page how number and code are used', async () => {
  const page = await seen('sg.test', '/promo/overseas/sg-register.html?langType=3');
  const lists = [...page.matchAll(/<ul class="promises">([^]*?)<\/ul>/g)].map(([, list]) =>
    [...(list ?? '').matchAll(/<span>([^<]+)<\/span>/g)].map(([, text]) => text),
  );
  expect(lists).toEqual([
    [
      'We use your number to sign you in and to contact you about your account.',
      'Enter the code only on our page. We never ask for it by phone or message.',
      'We save every step. Sign in on any device to continue.',
    ],
    ['Your passport or national ID', 'Proof of address', 'Your tax identification number'],
  ]);
  expect(page).toContain('<span class="chooser"><select name="country"');
  expect(page, 'without the system’s arrow').toMatch(/\.phone select { appearance: none/);
});

test.each(['/promo/overseas/sg-register.html', '/webapp/market/help.html'])(
  'shows the heading and picture of the home page on %s',
  async (path) => {
    const page = await seen('sg.test', `${path}?langType=3`);
    expect(page).toMatch(/<div class="band"><img src="\/acct\/open-account\/hero\.svg" alt=""><h1>/);
    expect(page.match(/<h1/g)).toHaveLength(1);
    expect(page).toMatch(/<footer[^>]*><p class="brand-name"><svg class="tile"/);
  },
);
