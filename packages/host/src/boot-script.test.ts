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
      return { getItem: (key: string) => kept[key] ?? null };
    },
    window: {},
  };
  runInNewContext(bootScript, page);
  return { address: location.href, skin: page.document.documentElement.dataset.skin };
}

const own = 'https://a.example/acct/open-account/sg-show-sinpass';

test('SKIN-01 the skin of an earlier address of the tab is on the first frame of each later document', () => {
  const kept = { [carriedKey]: 'langType=5&skinType=black' };
  expect(boot(`${own}?state=s1&code=c1`, kept)).toEqual({ address: own, skin: 'black' });
  expect(boot(own, kept), 'and again').toEqual({ address: own, skin: 'black' });
});

test('SKIN-01 the skin that the address names counts', () => {
  expect(boot(`${own}?skinType=blue`, { [carriedKey]: 'skinType=black' }).skin).toBe('blue');
});

test.each<[string, Record<string, string> | 'blocked']>([
  ['nothing was kept', {}],
  ['storage is blocked', 'blocked'],
  ['something else stands there', { [carriedKey]: 'x' }],
])('where %s the page keeps its own skin', (_, kept) => {
  expect(boot(own, kept)).toEqual({ address: own, skin: undefined });
});
