import { describe, expect, test } from 'vitest';
import { hasConsent, inForce, isRead, withConsent } from './consents.ts';

const client = { id: 'client-agreement', version: '2', language: 'th' };
const privacy = { id: 'privacy-consent', version: '1', language: 'en' };

describe('consents', () => {
  test('a tick records version and language; unticking takes exactly that one back', () => {
    const both = withConsent(withConsent([], client, true), privacy, true);
    expect(both).toEqual([client, privacy]);
    expect(withConsent(both, client, false)).toEqual([privacy]);
  });

  test('ticking again in another language replaces the record', () => {
    expect(withConsent([client], { ...client, language: 'ja' }, true)).toEqual([{ ...client, language: 'ja' }]);
  });

  test('a consent to an older version is none, and goes', () => {
    const old = { ...client, version: '1' };
    expect(hasConsent([old], client)).toBe(false);
    expect(inForce([old, privacy], [client, privacy])).toEqual([privacy]);
  });

  test('a text was read in one version and one language', () => {
    expect(isRead([client], client)).toBe(true);
    expect(isRead([client], { ...client, version: '3' })).toBe(false);
    expect(isRead([client], { ...client, language: 'ja' })).toBe(false);
  });
});
