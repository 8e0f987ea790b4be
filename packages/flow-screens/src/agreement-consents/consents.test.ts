import { describe, expect, test } from 'vitest';
import { filterCurrentConsents, hasConsent, isAgreementRead, withConsent } from './consents.ts';

const client = { id: 'client-agreement', version: '2', language: 'th' };
const privacy = { id: 'privacy-consent', version: '1', language: 'en' };

describe('consents to agreements', () => {
  test('stores the version and language of a ticked agreement, and removes them when it is unticked', () => {
    const both = withConsent(withConsent([], client, true), privacy, true);
    expect(both).toEqual([client, privacy]);
    expect(withConsent(both, client, false)).toEqual([privacy]);
  });

  test('replaces a consent to the same agreement in another language', () => {
    expect(withConsent([client], { ...client, language: 'ja' }, true)).toEqual([{ ...client, language: 'ja' }]);
  });

  test('discards a consent to an older version of an agreement', () => {
    const old = { ...client, version: '1' };
    expect(hasConsent([old], client)).toBe(false);
    expect(filterCurrentConsents([old, privacy], [client, privacy])).toEqual([privacy]);
  });

  test('counts an agreement as read only in the version and language that was read', () => {
    expect(isAgreementRead([client], client)).toBe(true);
    expect(isAgreementRead([client], { ...client, version: '3' })).toBe(false);
    expect(isAgreementRead([client], { ...client, language: 'ja' })).toBe(false);
  });
});
