import { findAddress } from '@quayside/contract/calls/address';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSandbox, type TestSandbox } from '../../testing/test-sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
}, 60_000);
afterAll(() => sandbox.close());

test('finds block and street of a postal code for a signed-in customer', async () => {
  const client = await sandbox.customer();
  expect(await client.call(findAddress, { country: 'SG', postalCode: '460102' })).toEqual({
    line1: 'Blk 102 Bedok Drive 4',
  });
  expect(await client.call(findAddress, { country: 'SG', postalCode: '740123' })).toBeNull();
  await expect(sandbox.client().call(findAddress, { country: 'SG', postalCode: '460102' })).rejects.toMatchObject({
    envelope: { code: 300101 },
  });
});
