import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { MissingBuildError } from './build-files.ts';
import type { IdentityGuest } from './security-headers.ts';
import { createSite } from './site.ts';

const base = '/acct/open-account/';
const script = `export const words = ${JSON.stringify('word '.repeat(500))};`;

const files: Record<string, string> = {
  'assets/home-Ab12Cd34.js': script,
  'assets/link-Ab12Cd3.js': 'export {};',
  'assets/home-Ab12Cd34.css': 'body{margin:0}',
  'assets/heic-worker-Zz99Yy88.js': 'self.onmessage = () => {};',
  'assets/reader-worker-Zz99Yy88.js': 'self.onmessage = () => {};',
  'assets/logo-Qq11Ww22.png': 'png',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'display-font.woff2': 'wOF2',
  'mail.png': 'PNG',
  'pages.json': JSON.stringify({
    scriptHashes: ['sha256-boot'],
    styleHashes: ['sha256-critical'],
    pages: { '/': { en: 'en/index.html', th: 'th/index.html' }, '/sg-base-info': { en: 'en/sg-base-info/index.html' } },
    shell: { en: 'en/shell.html', th: 'th/shell.html' },
  }),
  'en/index.html': '<!doctype html>home en',
  'th/index.html': '<!doctype html>home th',
  'en/sg-base-info/index.html': '<!doctype html>form en',
  'en/shell.html': '<!doctype html>shell en',
  'th/shell.html': '<!doctype html>shell th',
};

function buildFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-dist-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const { app } = createSite({ folder: buildFolder(), base });
const get = (path: string, headers: Record<string, string> = {}) => app.request(`${base}${path}`, { headers });
const bodyOf = async (path: string, headers?: Record<string, string>) => (await get(path, headers)).text();

it('allows only the configured launch page to frame the site', async () => {
  const policyOf = async (framedBy?: string) =>
    (await createSite({ folder: buildFolder(), base, framedBy }).app.request(base)).headers.get(
      'content-security-policy',
    );
  expect(await policyOf('http://localhost:4000')).toContain('; frame-ancestors http://localhost:4000;');
  expect(await policyOf()).toContain("; frame-ancestors 'none';");
});

describe('5.3 the page of an identity check', () => {
  const at = async (path: string, identityGuest?: IdentityGuest) => {
    const site = createSite({ folder: buildFolder(), base, ...(identityGuest && { identityGuest }) }).app;
    const { headers } = await site.request(base + path);
    const policy = headers.get('content-security-policy') ?? '';
    const directive = (name: string) => new RegExp(`(?:^|; )${name} ([^;]+)`).exec(policy)?.[1];
    return { directive, permissions: headers.get('permissions-policy') };
  };

  it('allows a frame of the sandbox’s provider on the page of an identity check', async () => {
    expect((await at('web-onfido')).directive('frame-src')).toBe("'self'");
    for (const path of ['', 'sg-face-h5', 'web-onfido/more'])
      expect((await at(path)).directive('frame-src')).toBe("'none'");
  });

  it('allows frame and camera for a provider of another origin', async () => {
    const guest = 'https://check.example.com';
    const { directive, permissions } = await at('web-onfido', guest);
    expect(directive('frame-src')).toBe(guest);
    expect(directive('script-src')).not.toContain(guest);
    expect(permissions).toContain(`camera=(self "${guest}"), microphone=(self "${guest}")`);
    expect((await at('', guest)).permissions).toContain('camera=(self), microphone=(self)');
  });

  it('allows the resources of Onfido’s SDK on the page of an identity check', async () => {
    const page = await at('web-onfido', 'onfido');
    expect(page.directive('script-src')).toContain("'self' 'sha256-boot' https://sdk.onfido.com");
    expect(page.directive('connect-src')).toContain('https://api.onfido.com');
    expect(page.directive('require-trusted-types-for')).toBeUndefined();
    const other = await at('', 'onfido');
    for (const name of ['script-src', 'connect-src', 'frame-src', 'style-src'])
      expect(other.directive(name)).not.toContain('onfido');
    expect(other.directive('require-trusted-types-for')).toBe("'script'");
  });
});

describe('the nonce of a page', () => {
  const folder = buildFolder();
  const pages = JSON.parse(files['pages.json'] ?? '') as object;
  writeFileSync(join(folder, 'pages.json'), JSON.stringify({ ...pages, nonce: 'put-nonce-here' }));
  writeFileSync(join(folder, 'en/index.html'), '<!doctype html><meta nonce="put-nonce-here">home en');
  const site = createSite({ folder, base }).app;
  const visit = async (headers: Record<string, string> = {}) => {
    const answer = await site.request(base, { headers });
    const packed = Buffer.from(await answer.arrayBuffer());
    const text =
      answer.headers.get('content-encoding') === 'br' ? brotliDecompressSync(packed).toString() : packed.toString();
    const policy = answer.headers.get('content-security-policy') ?? '';
    return { nonce: /nonce="([\w-]+)"/.exec(text)?.[1] ?? '', policy, text };
  };

  it('sets another nonce in every response, equal in page and policy', async () => {
    const [first, second] = [await visit(), await visit({ 'accept-encoding': 'br' })];
    expect(first.nonce).toMatch(/^[\w-]{22}$/);
    expect(second.nonce).not.toBe(first.nonce);
    for (const { nonce, policy, text } of [first, second]) {
      expect(policy).toMatch(new RegExp(`style-src [^;]*'nonce-${nonce}'`));
      expect(policy).not.toMatch(new RegExp(`script-src [^;]*${nonce}`));
      expect(text).toContain('home en');
    }
  });

  it('sets no nonce for assets', async () => {
    const answer = await site.request(`${base}assets/home-Ab12Cd34.js`);
    expect(answer.headers.get('content-security-policy')).not.toContain('nonce-');
  });
});

describe('pages', () => {
  it('serves each route’s prerendered page, with or without a trailing slash', async () => {
    expect(await bodyOf('')).toContain('home en');
    expect(await bodyOf('sg-base-info')).toContain('form en');
    expect(await bodyOf('sg-base-info/')).toContain('form en');
  });

  it('serves the shell of the language for routes that are not prerendered', async () => {
    expect(await bodyOf('sg-contact-info')).toContain('shell en');
    expect(await bodyOf('sg-contact-info?langType=5')).toContain('shell th');
    expect(await bodyOf('constructor')).toContain('shell en');
  });

  it('LANG-03 chooses the language by cookie, langType and Accept-Language in this order', async () => {
    const english = { 'accept-language': 'en-GB,en;q=0.9' };
    expect(await bodyOf('?langType=5', english)).toContain('home th');
    expect(
      await bodyOf('', { ...english, 'user-agent': 'Mozilla/5.0 QuaysideApp langType=5;appVersion=1.7.0' }),
    ).toContain('home th');
    expect(await bodyOf('?langType=3', { cookie: 'a=b; quayside-language=th' })).toContain('home th');
    expect(await bodyOf('?langType=nonsense', english)).toContain('home en');
    expect(await bodyOf('', { cookie: 'quayside-language=nonsense' })).toContain('home en');
    expect(await bodyOf('', { 'accept-language': '*' })).toContain('home en');
  });

  it('LANG-03 uses the browser’s first available language, and the specified mapping for the app', async () => {
    const folder = buildFolder();
    const pages = JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8'));
    writeFileSync(join(folder, 'pages.json'), JSON.stringify({ ...pages, defaultLanguage: 'th' }));
    const site = createSite({ folder, base }).app;
    const homeOf = async (language: string, { query = '', agent = 'Mozilla/5.0' } = {}) =>
      (await site.request(base + query, { headers: { 'accept-language': language, 'user-agent': agent } })).text();
    expect(await homeOf('th-TH,th;q=0.9')).toContain('home th');
    expect(await homeOf('ja-JP,ja;q=0.9,th;q=0.8,en;q=0.7')).toContain('home th');
    expect(await homeOf('en;q=0.1,th')).toContain('home th');
    expect(await homeOf('en-GB')).toContain('home en');
    expect(await homeOf('ja-JP')).toContain('home en');
    expect(await homeOf('*')).toContain('home th');
    expect(await homeOf('en-GB', { query: '?langType=6' })).toContain('home th');
    const agent = 'Mozilla/5.0 QuaysideApp appVersion=1.7.0';
    expect(await homeOf('th-TH', { agent }), 'unsupported languages fall back to English').toContain('home en');
    expect(await homeOf('en-GB', { agent: `${agent};langType=5` })).toContain('home th');
  });

  it('serves the shell of a language before a page in another language', async () => {
    expect(await bodyOf('sg-base-info?langType=5')).toContain('shell th');
    expect(await bodyOf('?langType=4')).toContain('home en');
  });

  it('redirects the origin and the base without its slash to the start page', async () => {
    expect((await app.request('/')).headers.get('location')).toBe(base);
    const bare = await app.request('/acct/open-account?langType=5');
    expect([bare.status, bare.headers.get('location')]).toEqual([308, `${base}?langType=5`]);
  });

  it('does not serve pages or the list of pages as files', async () => {
    for (const path of ['en/index.html', 'th/shell.html', 'pages.json']) expect((await get(path)).status).toBe(404);
  });
});

describe('assets', () => {
  it('F68 returns 404 for a missing asset', async () => {
    for (const path of ['assets/gone-Ab12Cd34.js', 'gone.js', 'assets/', '..%2f..%2fetc%2fpasswd.txt', '%E0%A4%A']) {
      const response = await get(path);
      expect([path, response.status, await response.text()]).toEqual([path, 404, 'Not found']);
    }
  });

  it('uses an encoding that the browser accepts', async () => {
    const brotli = await get('assets/home-Ab12Cd34.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers.get('content-encoding')).toBe('br');
    const packed = Buffer.from(await brotli.arrayBuffer());
    expect(brotliDecompressSync(packed).toString()).toBe(script);
    expect(brotli.headers.get('content-length')).toBe(String(packed.length));

    const gzip = await get('assets/home-Ab12Cd34.js', { 'accept-encoding': 'br;q=0, gzip' });
    expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toBe(script);
    expect((await get('assets/home-Ab12Cd34.js')).headers.get('content-encoding')).toBeNull();
    expect(
      (await get('assets/logo-Qq11Ww22.png', { 'accept-encoding': 'br' })).headers.get('content-encoding'),
    ).toBeNull();
  });

  it('caches hashed files for a year, revalidates others, and stores no pages', async () => {
    const cache = async (path: string) => (await get(path)).headers.get('cache-control');
    for (const name of ['home-Ab12Cd34', 'link-Ab12Cd3'])
      expect(await cache(`assets/${name}.js`)).toBe('public, max-age=31536000, immutable');
    expect(await cache('favicon.svg')).toBe('no-cache');
    for (const path of ['', 'sg-contact-info', 'assets/gone.js']) expect(await cache(path)).toBe('no-store');
  });

  it('allows a page without an origin only to load fonts', async () => {
    const allowed = async (path: string) => (await get(path)).headers.get('access-control-allow-origin');
    expect(await allowed('display-font.woff2')).toBe('*');
    for (const path of ['', 'favicon.svg', 'assets/home-Ab12Cd34.js']) expect(await allowed(path)).toBeNull();
  });

  it('allows other origins only to load the picture of mails', async () => {
    const policy = async (path: string) => (await get(path)).headers.get('cross-origin-resource-policy');
    expect(await policy('mail.png')).toBe('cross-origin');
    for (const path of ['', 'favicon.svg', 'display-font.woff2']) expect(await policy(path)).toBe('same-origin');
  });

  it('serves every visitor the same page', async () => {
    const personal = {
      authorization: 'Bearer canary',
      'x-uid': 'canary',
      'x-token': 'canary',
      cookie: 'session=canary; name=canary',
    };
    for (const path of ['', 'sg-base-info', 'sg-contact-info']) {
      const response = await get(`${path}?token=canary&name=canary`, personal);
      expect(await response.text()).toBe(await bodyOf(path));
      expect(JSON.stringify([...response.headers])).not.toContain('canary');
    }
  });

  it('returns 304 for a cached file', async () => {
    const etag = (await get('favicon.svg')).headers.get('etag') ?? '';
    const again = await get('favicon.svg', { 'if-none-match': etag });
    expect([again.status, await again.text(), again.headers.get('x-content-type-options')]).toEqual([
      304,
      '',
      'nosniff',
    ]);
  });
});

describe('security headers', () => {
  const paths = [
    '',
    'sg-base-info',
    'sg-contact-info',
    'assets/home-Ab12Cd34.js',
    'assets/home-Ab12Cd34.css',
    'assets/logo-Qq11Ww22.png',
    'favicon.svg',
    'assets/gone.js',
  ];

  it.each(paths)('sets all security headers for "%s"', async (path) => {
    const { headers } = await get(path, { 'x-forwarded-proto': 'https' });
    expect(Object.fromEntries(headers)).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains; preload',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=(), clipboard-read=()',
      'reporting-endpoints': 'csp="/csp-report"',
    });
    const policy = headers.get('content-security-policy') ?? '';
    for (const directive of [
      "default-src 'none'",
      "script-src 'self' 'sha256-boot'",
      "style-src 'self' 'sha256-critical'",
      "connect-src 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      'upgrade-insecure-requests',
      'report-to csp',
    ])
      expect(policy.split('; ')).toContain(directive);
    expect(policy).not.toContain('unsafe');
  });

  it.each(['heic', 'reader'])('allows WebAssembly only for the %s worker', async (worker) => {
    const policy = async (path: string) => (await get(path)).headers.get('content-security-policy');
    expect(await policy(`assets/${worker}-worker-Zz99Yy88.js`)).toContain(
      "script-src 'self' 'sha256-boot' 'wasm-unsafe-eval'",
    );
    expect(await policy(`assets/gone-${worker}-worker-Zz99Yy88.js`)).not.toContain('wasm');
  });

  it('requires HTTPS only on HTTPS pages', async () => {
    const { headers } = await get('');
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
  });
});

it('explains that a build is missing', () => {
  expect(() => createSite({ folder: join(tmpdir(), 'quayside-nothing'), base })).toThrow(MissingBuildError);
});
