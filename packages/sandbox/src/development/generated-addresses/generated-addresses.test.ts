import { expect, test } from 'vitest';
import { generatedAddresses } from './generated-addresses.ts';

test.each([
  ['a flat', '460102', { line1: 'Blk 102 Bedok Drive 4' }],
  ['the same flat in another area', '461102', { line1: 'Blk 102 Bedok Road 7' }],
  ['a building with a name', '018956', { line1: '956 Marina Crescent', line2: 'Marina Court' }],
  ['no sector', '740123', undefined],
  ['no such sector', '990123', undefined],
  ['no block', '460000', undefined],
  ['five digits', '46010', undefined],
])('%s', async (_, code, address) => {
  expect(await generatedAddresses.find('SG', code)).toEqual(address);
});

test('another country has other codes', async () => {
  expect(await generatedAddresses.find('MY', '460102')).toBeUndefined();
});
