import { describe, expect, test } from 'vitest';
import { appAddress, editionOfRequest } from './app-address.ts';

const publicUrl = 'https://broker.example';
const appUrls = { hk: 'https://hk.broker.example', sg: 'https://sg.broker.example' };

describe('the address of an app', () => {
  const editions = { partner: { appType: 77 } } as never;

  test.each([
    ['an edition with its own address', 2, 'home', 'https://hk.broker.example/acct/open-account/home'],
    ['an edition without one', 1, 'home', 'https://broker.example/acct/open-account/home'],
    ['an app that nobody knows', 99, undefined, 'https://broker.example/acct/open-account/'],
  ])('%s', (_, appType, page, address) => {
    expect(appAddress({ appUrls, publicUrl, editions: {} }, appType, page)).toBe(address);
  });

  test('an edition that the embedder registered', () => {
    const urls = { ...appUrls, partner: 'https://partner.example' };
    expect(appAddress({ appUrls: urls, publicUrl, editions }, 77)).toBe('https://partner.example/acct/open-account/');
  });
});

describe('the edition of a request', () => {
  const known = { appUrls: { mainland: undefined, ...appUrls }, publicUrl, hostOrigins: [] };

  test.each([
    ['the app of a region', 'https://hk.broker.example/api', publicUrl, 'hk'],
    ['another app', 'https://sg.broker.example/api', publicUrl, 'sg'],
    ['an app after one without an address', 'https://sg.broker.example/x', publicUrl, 'sg'],
    ['this server, where no app has its address', 'https://elsewhere.example/api', publicUrl, 'sg'],
    ['this server, where an app has its address', 'https://elsewhere.example/api', appUrls.hk, 'hk'],
  ])('%s', (_, url, at, edition) => {
    expect(editionOfRequest({ ...known, publicUrl: at }, new Request(url))).toBe(edition);
  });
});
