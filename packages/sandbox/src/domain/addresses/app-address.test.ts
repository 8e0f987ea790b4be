import { describe, expect, test } from 'vitest';
import { getAppUrl, getEditionName } from './app-address.ts';

const publicUrl = 'https://broker.example';
const appUrls = { hk: 'https://hk.broker.example', sg: 'https://sg.broker.example' };

describe('the URL of an app', () => {
  const editions = { partner: { appType: 77 } } as never;

  test.each([
    ['has the origin of its edition', 2, 'home', 'https://hk.broker.example/acct/open-account/home'],
    [
      'has the public origin for an edition without an origin',
      1,
      'home',
      'https://broker.example/acct/open-account/home',
    ],
    ['has the public origin for an unknown app', 99, undefined, 'https://broker.example/acct/open-account/'],
  ])('builds the URL of an app, which %s', (_, appType, page, address) => {
    expect(getAppUrl({ appUrls, publicUrl, editions: {} }, appType, page)).toBe(address);
  });

  test('builds the URL of an app at the origin of a configured edition', () => {
    const urls = { ...appUrls, partner: 'https://partner.example' };
    expect(getAppUrl({ appUrls: urls, publicUrl, editions }, 77)).toBe('https://partner.example/acct/open-account/');
  });
});

describe('the edition of a request', () => {
  const known = { appUrls: { mainland: undefined, ...appUrls }, publicUrl, hostOrigins: [] };

  test.each([
    ['follows from the origin of the Hong Kong app', 'https://hk.broker.example/api', publicUrl, 'hk'],
    ['follows from the origin of the Singapore app', 'https://sg.broker.example/api', publicUrl, 'sg'],
    ['ignores apps without an origin', 'https://sg.broker.example/x', publicUrl, 'sg'],
    ['is Singapore for this server’s origin by default', 'https://elsewhere.example/api', publicUrl, 'sg'],
    [
      'is that of the app at the public URL for this server’s origin',
      'https://elsewhere.example/api',
      appUrls.hk,
      'hk',
    ],
  ])('determines the edition of a request, which %s', (_, url, at, edition) => {
    expect(getEditionName({ ...known, publicUrl: at }, new Request(url))).toBe(edition);
  });
});
