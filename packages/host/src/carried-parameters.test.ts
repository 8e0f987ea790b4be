import { TextStore } from '@quayside/i18n/text-store';
import { afterEach, expect, test, vi } from 'vitest';
import { withCarriedParameters } from './carried-parameters.ts';
import { returnParametersOf } from './deferred/page-look.ts';

function tab() {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
}
afterEach(() => vi.unstubAllGlobals());

test('SKIN-01 START-05 applies the parameters of a URL to later URLs', () => {
  tab();
  expect(withCarriedParameters('?skinType=blue&channelId=c-1&holder=h')).toBe('?skinType=blue&channelId=c-1&holder=h');
  const later = new URLSearchParams(withCarriedParameters('?return=check'));
  expect(Object.fromEntries(later)).toEqual({ return: 'check', channelId: 'c-1', skinType: 'blue' });
  expect(new URLSearchParams(withCarriedParameters('?skinType=black')).get('skinType')).toBe('black');
  expect(new URLSearchParams(withCarriedParameters('')).get('skinType')).toBe('black');
});

test('F01 does not store a token, device or network', () => {
  tab();
  withCarriedParameters('?token=t&uuid=u&nt=4g&appVersion=1.7.0&platform=ios');
  expect(withCarriedParameters('')).toBe('?');
});

test('F38 returns the parameters of the URL if storage is blocked', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('SecurityError');
    },
  });
  expect(withCarriedParameters('?skinType=blue')).toBe('?skinType=blue');
});

test('SKIN-01 START-05 the return URL of registration has the page’s parameters and the current language', () => {
  const parameters = { skinType: 'blue', channelId: 'c-1', uuid: 'u', nt: '4g', langType: 3 } as const;
  expect(returnParametersOf({ parameters, texts: new TextStore('th') })).toEqual({
    channelId: 'c-1',
    langType: '5',
    skinType: 'blue',
  });
});
