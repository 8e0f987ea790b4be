import { finishDigitalId, startDigitalId } from '@quayside/contract/calls/digital-id';
import { openingJourney } from '@quayside/flow-opening/internals/rules';
import { w8ben } from '@quayside/flow-w8ben/rules';
import {
  getPersonAddress,
  getPersonGender,
  getPersonNationality,
  getPersonValue,
  isUsablePersonData,
  type PersonData,
} from '@quayside/rules/internals/person-data';
import { getPersonMobile } from '@quayside/rules/internals/person-data/person-contact';
import { parsePersonData } from '@quayside/rules/internals/person-data/read-person-data';
import { getIneligibility, getJourneySteps } from '@quayside/rules/journey';
import { createFactsWithPerson } from '@quayside/rules/testing/digital-id-opening';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { returnUrl } from '../../testing/digital-id.ts';
import { type MockPass, startMockPass } from '../../testing/mockpass.ts';
import { TestOpening } from '../../testing/opening.ts';
import { openTestSandbox } from '../../testing/test-sandbox.ts';
import { openMemory } from '../storage/open-memory.ts';

/** MockPass, an independent provider with personas of Myinfo v3. All tests of this file share it. */
let mockPass: MockPass;
beforeAll(async () => {
  mockPass = await startMockPass();
});
afterAll(() => mockPass.stop());

async function personOf(nric: string): Promise<PersonData> {
  const { provider, visit } = mockPass;
  const { url, secret } = await provider.begin({ redirectUri: returnUrl, language: 'en' });
  const data = await provider.complete({ secret, redirectUri: returnUrl, answer: await visit(url, nric) });
  return { id: crypto.randomUUID(), retrievedAt: '2026-11-21T04:00:00.000Z', items: parsePersonData(data) };
}

const showSinpass = getJourneySteps(openingJourney, { w8ben }).find(({ id }) => id === 'show-sinpass');
const contextOf = (person: PersonData) => ({
  answers: { choose: { route: 'digital-id' } },
  facts: createFactsWithPerson(person),
  today: '2026-11-21',
});

describe('MockPass', () => {
  test.each<[string, string, object]>([
    [
      'S9812381D',
      'a citizen in a flat',
      {
        name: 'TAN HENG HUAT',
        gender: 'female',
        nationality: 'SG',
        mobile: '+6597399245',
        line1: '102 BEDOK NORTH AVENUE 4',
        unit: '#09-128',
      },
    ],
    [
      'S9812353I',
      'pinyin that differs from the name',
      { pinyin: 'SONG ZHENYANG', line1: '92B TELOK BLANGAH STREET 31' },
    ],
    ['S9912370B', 'a citizen without a mobile number in a landed house', { mobile: undefined, unit: undefined }],
    ['S9912363Z', 'a permanent resident of unknown sex', { gender: 'unspecified', nationality: 'CN' }],
    ['S9912364H', 'an address without a country', { line1: undefined }],
    ['S6005053H', 'a name with a per cent sign', { name: 'MY,INFO%BB' }],
    ['S9812388A', 'a Malaysian mobile', { mobile: '+60167834291' }],
    ['S9812388Z', 'a number with a false check letter', { number: 'S9812388Z' }],
    ['G1612348Q', 'a work permit holder without an address', { nationality: 'AU', line1: undefined }],
    ['F1612351W', 'an address that does not apply (source 3)', { nationality: 'AM', line1: undefined }],
  ])('returns the data of MockPass for %s, %s', async (nric, _, expected) => {
    const person = await personOf(nric);
    const address = getPersonAddress(person);
    const read = {
      number: getPersonValue(person, 'uinfin'),
      name: getPersonValue(person, 'name'),
      pinyin: getPersonValue(person, 'hanyupinyinname'),
      gender: getPersonGender(person),
      nationality: getPersonNationality(person),
      mobile: getPersonMobile(person),
      line1: address?.line1,
      unit: address?.unit,
    };
    expect(isUsablePersonData(person)).toBe(true);
    expect(read).toMatchObject({ number: nric, ...expected });
    expect(showSinpass && getIneligibility(showSinpass, {}, contextOf(person))).toBeUndefined();
  });

  test('RULE-08 refuses S9812382B, a US national', async () => {
    const person = await personOf('S9812382B');
    expect(showSinpass && getIneligibility(showSinpass, {}, contextOf(person))).toBe('us-person');
  });

  test.each(['S9912374E', 'G1612352N'])('advises %s, who was born in the US', async (nric) => {
    const person = await personOf(nric);
    const issues = showSinpass?.check?.({}, contextOf(person)) ?? [];
    expect(issues).toContainEqual({ path: 'birthcountry', code: 'us-birthplace', level: 'advice' });
  });

  test('adds the data of a MockPass visit to the application, and none after a refusal', async () => {
    const sandbox = await openTestSandbox({ database: openMemory(), digitalId: mockPass.provider });
    onTestFinished(() => sandbox.close());
    const customer = await sandbox.customer();
    const application = await TestOpening.start(customer);
    await application.save('choose', { route: 'digital-id' });
    const go = async (decision: 'allow' | 'deny') => {
      const { url } = await customer.call(startDigitalId, {
        applicationId: application.id,
        step: 'show-sinpass',
        returnUrl,
      });
      const { state, code, error } = await mockPass.visit(url ?? '', 'S9812381D', decision);
      return customer.call(finishDigitalId, { state, ...(code ? { code } : {}), ...(error ? { error } : {}) });
    };
    expect(await go('deny')).toEqual({ outcome: 'cancelled' });
    expect(await go('allow')).toEqual({ outcome: 'given' });
    const { personData } = await application.reload();
    expect(personData?.['show-sinpass']?.items.find(({ id }) => id === 'name')?.lines).toEqual(['TAN HENG HUAT']);
  });
});
