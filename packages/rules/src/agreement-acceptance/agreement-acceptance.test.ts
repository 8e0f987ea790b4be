import { expect, test } from 'vitest';
import { checkConsents } from '../consents/consents.ts';
import { hasSharedConsent } from './agreement-acceptance.ts';

test('requires separate acceptance where the law does', () => {
  const byThemselves = [
    'privacy-consent',
    'w8ben-electronic-signature',
    'overseas-listed-products',
    'margin-agreement',
    'options-risk-statement',
    'futures-form-13',
    'futures-risk-disclosure',
    'cfd-agreement',
    'cfd-risk-disclosure',
    'a-new-text',
  ];
  for (const id of byThemselves) expect(hasSharedConsent(id), id).toBe(false);
});

test('MSG-02 reports a missing acceptance when any covered text lacks consent in its version', () => {
  const asked = [
    { id: 'client-agreement', version: '2' },
    { id: 'risk-disclosure', version: '1' },
    { id: 'privacy-consent', version: '1' },
  ];
  const found = (given: readonly { id: string; version: string }[]) =>
    checkConsents(given, asked).map(({ path }) => path);
  expect(found([])).toEqual(['consents.together', 'consents.privacy-consent']);
  expect(found([{ id: 'client-agreement', version: '1' }, ...asked.slice(1)])).toEqual(['consents.together']);
  expect(found(asked)).toEqual([]);
});
