import type { PartialAddress } from '@quayside/rules/internals/address';
import { expect, test } from 'vitest';
import type { Language } from '../language.ts';
import { TextStore } from '../text-store.ts';
import { addressTexts, formatAddress } from './address-text.ts';

async function written(address: PartialAddress, language: Language) {
  const store = new TextStore(language);
  await store.load(...addressTexts);
  return formatAddress(address, (text, key, values) => store.translate(text, key, values), language);
}

const home = { country: 'MY', line1: '12, Jalan Ampang', city: 'Kuala Lumpur', state: 'MY-07', postalCode: '50450' };

test('formats an address in the order of its country and in the display language', async () => {
  expect(await written(home, 'en')).toEqual(['12, Jalan Ampang', '50450 Kuala Lumpur', 'Penang', 'Malaysia']);
  expect((await written(home, 'ms')).slice(-2)).toEqual(['Pulau Pinang', 'Malaysia']);
  expect(await written({ country: 'HK', line1: 'Flat B, 12/F', district: 'kowloon' }, 'zh-Hant')).toEqual([
    'Flat B, 12/F',
    '九龍',
    '香港',
  ]);
});

test('omits empty lines and lines of another country', async () => {
  expect(await written({ country: 'MO', line1: '1 Rua', line2: ' ', state: 'MY-07' }, 'en')).toEqual([
    '1 Rua',
    'Macau',
  ]);
  expect(await written({ line1: '1 Rua' }, 'en')).toEqual([]);
});

test('shows a city that is also a territory only once, and puts the unit next to the street', async () => {
  expect(await written({ ...home, state: 'MY-14' }, 'en')).toEqual([
    '12, Jalan Ampang',
    '50450 Kuala Lumpur',
    'Malaysia',
  ]);
  const flat = { country: 'SG', postalCode: '460102', line1: '102 Bedok North Avenue 4', unit: '#09-128' };
  expect(await written(flat, 'en')).toEqual(['102 Bedok North Avenue 4 #09-128', 'Singapore 460102']);
  const soi = { country: 'TH', line1: '99/123 ซอยสุขุมวิท 55', district: 'วัฒนา', state: 'TH-10', postalCode: '10110' };
  expect((await written(soi, 'en')).slice(2)).toEqual(['Bangkok 10110', 'Thailand']);
});
