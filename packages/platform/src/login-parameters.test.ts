import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  hasLoginParameters,
  hasProviderReturn,
  stripLoginParameters,
  takeLoginParameters,
  takeProviderReturn,
} from './login-parameters.ts';
import { limitRuns } from './testing/property-runs/property-runs.ts';

/** Strips the login parameters of a page at `href`. */
function boot(href: string) {
  let shown = href;
  const history = {
    state: { key: 1 },
    replaceState: (_: unknown, __: string, url: URL) => {
      shown = String(url);
    },
  };
  const page = { location: { href }, history } as unknown as Window;
  stripLoginParameters(page);
  return { page, shown };
}

test.each([
  [
    'https://a.example/acct/open-account/?token=T1&langType=3&nt=4g',
    'https://a.example/acct/open-account/?langType=3&nt=4g',
    { token: 'T1' },
  ],
  ['https://a.example/x?token=T1&token=T2', 'https://a.example/x', { token: 'T1' }],
  ['https://a.example/x?%74oken=T1#part', 'https://a.example/x#part', { token: 'T1' }],
  ['https://a.example/x#code=abc-1', 'https://a.example/x', { code: 'abc-1' }],
  ['https://a.example/x#code=abc-1&state=s_1', 'https://a.example/x', { code: 'abc-1', state: 's_1' }],
  ['https://a.example/x#code=abc&state=', 'https://a.example/x#code=abc&state=', {}],
  ['https://a.example/x?langType=3#code=a&b', 'https://a.example/x?langType=3#code=a&b', {}],
  ['https://a.example/x?langType=3', 'https://a.example/x?langType=3', {}],
])('START-04 F01 removes login parameters from %s', (href, clean, taken) => {
  const { page, shown } = boot(href);
  expect(shown).toBe(clean);
  expect(takeLoginParameters(page)).toEqual(taken);
  expect(takeLoginParameters(page)).toEqual({});
  expect(Object.keys(page)).not.toContain('quaysideBoot');
});

test('F01 F20 removes a provider’s response from the URL and returns it once', () => {
  const href =
    'https://a.example/acct/open-account/sg-show-sinpass?langType=5&code=C1&state=S1&iss=https%3A%2F%2Fid.example';
  const clean = 'https://a.example/acct/open-account/sg-show-sinpass?langType=5';
  const back = { state: 'S1', code: 'C1', iss: 'https://id.example' };
  const { page, shown } = boot(href);
  expect(shown).toBe(clean);
  expect(hasLoginParameters(page), 'a code of the query is no login code').toBe(false);
  expect(takeLoginParameters(page)).toEqual({});
  expect(hasProviderReturn(page)).toBe(true);
  expect(takeProviderReturn(page)).toEqual(back);
  expect(hasProviderReturn(page)).toBe(false);
  expect(takeProviderReturn(page)).toBeUndefined();
});

test('does not remove a code without a state from the URL', () => {
  const { page, shown } = boot('https://a.example/x?code=C1');
  expect(shown).toBe('https://a.example/x?code=C1');
  expect(hasProviderReturn(page)).toBe(false);
});

test('START-04 F01 removes every token from a query and returns the first', () => {
  fc.assert(
    fc.property(
      fc.webQueryParameters(),
      fc.webFragments(),
      fc.stringMatching(/^[\w]{8,20}$/),
      (query, fragment, token) => {
        const href = new URL(`https://a.example/p?${query}&token=${token}canary#${fragment}`).href;
        const { page, shown } = boot(href);
        expect(shown).not.toContain(`${token}canary`);
        expect(new URL(shown).searchParams.has('token')).toBe(false);
        expect(takeLoginParameters(page).token).toBe(new URL(href).searchParams.get('token'));
      },
    ),
    { numRuns: limitRuns(2_000) },
  );
});

test('returns no parameters if the boot script did not run', () => {
  expect(takeLoginParameters({})).toEqual({});
});
