import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { bootScript } from './boot-script.ts';
import { carriedKey } from './carried-parameters.ts';

/** Runs the boot script on a page at `href`, as a browser would. */
function boot(href: string, kept: Record<string, string> | 'blocked' = {}) {
  const location = new URL(href);
  const page = {
    URL,
    URLSearchParams,
    location,
    history: { state: null, replaceState: (_: unknown, __: string, to: URL) => (location.href = String(to)) },
    document: { documentElement: { dataset: {} as Record<string, string> }, addEventListener: () => undefined },
    addEventListener: () => undefined,
    get sessionStorage() {
      if (kept === 'blocked') throw new Error('SecurityError');
      return { getItem: (key: string) => kept[key] ?? null, removeItem: (key: string) => delete kept[key] };
    },
    window: {},
  };
  runInNewContext(bootScript, page);
  return { address: location.href, skin: page.document.documentElement.dataset.skin, kept };
}

const own = 'https://a.example/acct/open-account/sg-show-sinpass';

test('SKIN-01 the skin of before is back after a visit to an identity provider, whose answer is out of the address', () => {
  const kept = { [carriedKey]: 'langType=5&skinType=black' };
  const back = boot(`${own}?state=s1&code=c1`, kept);
  expect(back).toEqual({ address: `${own}?langType=5&skinType=black`, skin: 'black', kept: {} });
  expect(boot(own, kept).skin, 'once').toBeUndefined();
});

test('what the address says itself counts', () => {
  expect(boot(`${own}?skinType=blue`, { [carriedKey]: 'skinType=black' })).toMatchObject({
    address: `${own}?skinType=blue`,
    skin: 'blue',
  });
});

test.each<[string, Record<string, string> | 'blocked']>([
  ['nothing was kept', {}],
  ['storage is blocked', 'blocked'],
  ['something else stands there', { [carriedKey]: '' }],
])('where %s the address stays as it is', (_, kept) => {
  expect(boot(own, kept)).toMatchObject({ address: own, skin: undefined });
});
