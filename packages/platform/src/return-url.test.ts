import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createCallbackUrl, toSafeReturnUrl } from './return-url.ts';
import { limitRuns } from './testing/property-runs/property-runs.ts';

const home = { origin: 'https://open.example.com', base: '/acct/open-account/' };
const homeUrl = 'https://open.example.com/acct/open-account/';

describe('callback URLs', () => {
  test('CALL-07 F08 a callback URL retains only the parameters that describe the page', () => {
    expect(
      createCallbackUrl(
        'https://u:p@open.example.com/acct/open-account/sg-base-info?token=T&langType=3&nt=N&skinType=blue&langType=4&uuid=1&channelId=c-1&appType=5#code=x',
      ),
    ).toBe('https://open.example.com/acct/open-account/sg-base-info?appType=5&langType=3&channelId=c-1&skinType=blue');
  });

  test('F08 a callback URL never contains a fragment, a user name or a parameter with a secret', () => {
    fc.assert(
      fc.property(
        fc.webUrl({ withQueryParameters: true, withFragments: true }),
        fc.array(fc.constantFrom('token', 'nt', 'TOKEN', 'langType', 'overseaType', 'x')),
        (url, names) => {
          const from = new URL(url);
          for (const name of names) from.searchParams.append(name, 'canary');
          const to = new URL(createCallbackUrl(from.href));
          expect([...to.searchParams.keys()].filter((name) => !['overseaType', 'langType'].includes(name))).toEqual([]);
          expect([to.origin, to.hash, to.username]).toEqual([from.origin, '', '']);
        },
      ),
      { numRuns: limitRuns(100_000) },
    );
  }, 120_000);

  test('F08 createCallbackUrl does not read a path as a host, and throws a TypeError for the protocol javascript:', () => {
    expect(createCallbackUrl('https://open.example.com//evil.example/x')).toBe(
      'https://open.example.com/evil.example/x',
    );
    expect(() => createCallbackUrl('javascript:alert(1)')).toThrow(TypeError);
  });
});

const hostile = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https://evil.example',
  'https://open.example.com.evil.example/acct/open-account/',
  'https://open.example.com@evil.example/acct/open-account/',
  'https://user:pass@open.example.com/acct/open-account/',
  'https://open.example.com:444/acct/open-account/',
  'http://open.example.com/acct/open-account/',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//open.example.com',
  'data:text/html,x',
  'https://open。example。com/acct/open-account/',
  'https://open.example.com/acct/open-account/../../admin',
  'https://open.example.com/acct/open-account/%2e%2e/%2e%2e/admin',
  'https://open.example.com/acct/open-account/..%2f..%2fadmin',
  'https://open.example.com/acct/open-account/%252f%252fevil',
  '/acct/open-account/..%5c..',
  'https://open.example.com/acct/open-accounts/x',
  '/promo/overseas/',
  ' https://open.example.com/acct/open-account/ ',
  '\u0000/acct/open-account/',
  'blob:https://open.example.com/acct/open-account/',
  'https://open.example.com\\@evil.example',
  '',
  '?',
  '#',
  'acct/open-account/',
];

describe('return URLs', () => {
  test.each(hostile)('F07 replaces %j with the home URL', (url) => expect(toSafeReturnUrl(url, home)).toBe(homeUrl));

  test.each([null, undefined, 7, {}, ['/acct/open-account/x']])('F07 replaces %j with the home URL', (value) =>
    expect(toSafeReturnUrl(value, home)).toBe(homeUrl),
  );

  test.each([
    ['/acct/open-account/success?langType=3', 'https://open.example.com/acct/open-account/success?langType=3'],
    [
      'https://open.example.com/acct/open-account/sg-w8ben-list#a',
      'https://open.example.com/acct/open-account/sg-w8ben-list#a',
    ],
    ['/acct/open-account', 'https://open.example.com/acct/open-account'],
    ['/acct/open-account/a/../b', 'https://open.example.com/acct/open-account/b'],
  ])('F07 accepts %s as a URL of this app', (url, target) => expect(toSafeReturnUrl(url, home)).toBe(target));

  test('F07 accepts a base path that does not end with a slash', () => {
    expect(toSafeReturnUrl('/acct/open-accounts', { ...home, base: '/acct/open-account' })).toBe(homeUrl);
    expect(toSafeReturnUrl('/acct/open-account/x', { ...home, base: '/acct/open-account' })).toBe(`${homeUrl}x`);
  });

  test('F07 returns a URL of the app for any mutation of the hostile URLs', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '//',
      '@',
      ':',
      '.',
      '..',
      '%2f',
      '%5c',
      '%09',
      '\t',
      '\n',
      '。',
      '?',
      '#',
      'https:',
      'javascript:',
      'evil.example',
      'open.example.com',
      '/acct/open-account/',
    );
    const mutation = fc.tuple(
      fc.constantFrom(...hostile, '/acct/open-account/success', homeUrl),
      fc.array(fc.tuple(fc.nat({ max: 60 }), piece), { maxLength: 4 }),
    );
    fc.assert(
      fc.property(mutation, ([seed, inserts]) => {
        const url = inserts.reduce((text, [at, insert]) => text.slice(0, at) + insert + text.slice(at), seed);
        const target = new URL(toSafeReturnUrl(url, home));
        expect(target.origin).toBe(home.origin);
        expect(`${target.pathname}/`.startsWith(home.base)).toBe(true);
        expect(target.pathname.split('/')).not.toContain('..');
        expect(target.pathname).not.toMatch(/%2f|%5c/i);
      }),
      { numRuns: limitRuns(100_000) },
    );
  }, 120_000);
});
