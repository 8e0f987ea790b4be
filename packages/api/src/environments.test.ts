import { limitRuns } from '@quayside/platform/testing/property-runs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Environments, resolveEnvironment, UnknownHostError } from './environments.ts';

const bases = (host: string) => {
  const base = (path: string) => `https://${host}/${path}/` as const;
  return {
    trading: base('trading'),
    business: base('business'),
    log: base('log'),
    analysis: base('analysis'),
    sso: base('sso'),
  };
};
const environments: Environments = {
  'open.example.com': { name: 'prd', storageBucket: 'prd', bases: bases('api.example.com') },
  'open-hk.example.com': { name: 'prd', region: 'hk', storageBucket: 'prd', bases: bases('api-hk.example.com') },
  'uat-open.example.com': { name: 'uat', storageBucket: 'uat', bases: bases('uat-api.example.com') },
  'sit-open.example.com': { name: 'sit', storageBucket: 'sit', bases: bases('sit-api.example.com') },
  localhost: { name: 'dev', storageBucket: 'dev', bases: 'same-origin' },
};
const at = (href: string) => resolveEnvironment(new URL(href), environments);

describe('environments', () => {
  test('chooses the base URL of each service by host name, with regional variants', () => {
    expect(at('https://open.example.com/acct/').bases).toEqual(bases('api.example.com'));
    expect(at('https://open-hk.example.com/')).toMatchObject({
      name: 'prd',
      region: 'hk',
      bases: { sso: 'https://api-hk.example.com/sso/' },
    });
    expect(at('https://uat-open.example.com/')).toMatchObject({ name: 'uat', storageBucket: 'uat' });
  });

  test('CALL-01 uses the page’s origin for a development host with `same-origin`', () => {
    expect(at('http://localhost:4012/x').bases).toEqual(
      Object.fromEntries(
        ['trading', 'business', 'log', 'analysis', 'sso'].map((name) => [name, 'http://localhost:4012/']),
      ),
    );
  });

  test.each([
    'https://open.example.com.evil.example/',
    'https://open.example.com./',
    'https://evil-open.example.com/',
    'https://open-example.com/',
    'https://example.com/',
    'https://10.0.0.1/',
    'https://[::1]/',
    'http://127.0.0.1:4012/',
    'https://оpen.example.com/',
    'http://open.example.com/',
    'https://constructor/',
    'https://__proto__/',
    'https://open.example.com.:443/',
  ])('F11 refuses the page %s', (href) => {
    expect(() => at(href)).toThrow(UnknownHostError);
  });

  test('F11 refuses any other domain', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.domain(),
          fc.ipV4(),
          fc.domain().map((domain) => `open.example.com.${domain}`),
          fc.domain().map((domain) => `${domain}.open.example.com`),
        ),
        (host) => {
          fc.pre(!Object.hasOwn(environments, host));
          expect(() => at(`https://${host}/`)).toThrow(UnknownHostError);
        },
      ),
      { numRuns: limitRuns(10_000) },
    );
  });
});
