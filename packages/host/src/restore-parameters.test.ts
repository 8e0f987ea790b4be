import { TextStore } from '@quayside/i18n/text-store';
import { afterEach, expect, test, vi } from 'vitest';
import { restoreParameters } from './restore-parameters.ts';
import { getReturnParameters } from './services/link-parameters.ts';

function tab() {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
}
afterEach(() => vi.unstubAllGlobals());

test('SKIN-01 START-05 later URLs of a tab get the parameters of earlier ones', () => {
  tab();
  expect(restoreParameters('?skinType=blue&channelId=c-1&holder=h')).toBe('?skinType=blue&channelId=c-1&holder=h');
  const later = new URLSearchParams(restoreParameters('?return=check'));
  expect(Object.fromEntries(later)).toEqual({ return: 'check', channelId: 'c-1', skinType: 'blue' });
  expect(new URLSearchParams(restoreParameters('?skinType=black')).get('skinType')).toBe('black');
  expect(new URLSearchParams(restoreParameters('')).get('skinType')).toBe('black');
});

test.each([
  ['overseaType=sg', 'appType=2', 'appType=2'],
  ['appType=2', 'overseaType=sg', 'overseaType=sg'],
  ['overseaType=sg&appType=2', 'appType=5', 'appType=5'],
  ['overseaType=sg&langType=5', 'appType=1', 'appType=1&langType=5'],
  ['overseaType=sg', 'langType=5', 'langType=5&overseaType=sg'],
])('START-06 after a link with %s, a link with %s names the app', (earlier, later, expected) => {
  tab();
  restoreParameters(`?${earlier}`);
  for (const search of [`?${later}`, '']) {
    const restored = new URLSearchParams(restoreParameters(search));
    restored.sort();
    expect(String(restored)).toBe(expected);
  }
});

test('F01 restoreParameters does not store token, device id or network', () => {
  tab();
  restoreParameters('?token=t&uuid=u&nt=4g&appVersion=1.7.0&platform=ios');
  expect(restoreParameters('')).toBe('?');
});

test('F38 restoreParameters returns the parameters of the URL if storage is blocked', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('SecurityError');
    },
  });
  expect(restoreParameters('?skinType=blue')).toBe('?skinType=blue');
});

test('SKIN-01 START-05 the return URL of registration has the page’s parameters and the current language', () => {
  const parameters = { skinType: 'blue', channelId: 'c-1', uuid: 'u', nt: '4g', langType: 3 } as const;
  expect(getReturnParameters({ parameters, texts: new TextStore('th') })).toEqual({
    channelId: 'c-1',
    langType: '5',
    skinType: 'blue',
  });
});
