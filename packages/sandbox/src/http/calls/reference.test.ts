import { getReferenceLists } from '@quayside/contract/calls/opening';
import { countryCodes } from '@quayside/rules/internals/country';
import { industryList } from '@quayside/rules/internals/reference-lists';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSandbox, type TestSandbox } from '../../testing/test-sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
}, 60_000);
afterAll(() => sandbox.close());

test('FORM-03 returns every reference list without a login', async () => {
  const lists = await sandbox.client().call(getReferenceLists, {});
  expect(getReferenceLists.response.safeParse(lists).error).toBeUndefined();
  expect(lists.countryList).toHaveLength(countryCodes.length);
  expect(lists.SGcountryList).toContainEqual({ countryCode: 'SGP', twoCode: 'SG', countryName: 'Singapore' });
  expect(lists.industryList).toEqual(industryList);
  for (const list of Object.values(lists)) expect(list.length).toBeGreaterThan(0);
});

test('LANG-01 returns the names in reference lists in the language of the request', async () => {
  const lists = await sandbox.client().call(getReferenceLists, {}, { headers: { 'X-Lang': '6' } });
  expect(lists.countryList).toContainEqual({ countryCode: 'SG', countryName: 'シンガポール' });
  expect(lists.industryList.filter(({ content }) => industryList.some((one) => one.content === content))).toEqual([]);
});
