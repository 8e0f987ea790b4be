import { expect, test } from 'vitest';
import { generatedAddresses } from './generated-addresses.ts';

test.each([
  ['a flat', '460102', { line1: 'Blk 102 Bedok Drive 4' }],
  ['the same flat in another area', '461102', { line1: 'Blk 102 Bedok Road 7' }],
  ['a building with a name', '018956', { line1: '956 Marina Crescent', line2: 'Marina Court' }],
  ['a code without a sector', '740123', undefined],
  ['a code with an unknown sector', '990123', undefined],
  ['a code without a block', '460000', undefined],
  ['a code of five digits', '46010', undefined],
])('finds the address of the postal code %s', async (_, code, address) => {
  expect(await generatedAddresses.find('SG', code)).toEqual(address);
});

test('finds no address for a postal code of another country', async () => {
  expect(await generatedAddresses.find('MY', '460102')).toBeUndefined();
});
