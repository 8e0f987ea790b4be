import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import type { Answers, Facts } from '@quayside/rules/journey';
import { expect, test } from 'vitest';
import { suggestNationality, suggestTaxCountry } from './suggested-country.ts';

type Customer = { phoneNumber?: string; part?: 'joint-adult'; digitalId?: false; answers?: Answers };

const runtimeOf = ({ phoneNumber, part, digitalId, answers = {} }: Customer): FlowRuntime => {
  const facts = (digitalId === false ? { capabilities: { digitalId } } : {}) as Facts;
  return {
    application: { answers, ...(part ? { part: { role: part } } : {}) },
    services: phoneNumber ? { phoneNumber } : {},
    answers: { context: () => ({ facts }) },
  } as unknown as FlowRuntime;
};

test.each<[string, Customer, string | undefined]>([
  ['the country of the login', { phoneNumber: '+60123456789' }, 'MY'],
  ['nothing for a code of several countries', { phoneNumber: '+12025550123' }, undefined],
  ['nothing without a number', {}, undefined],
  ['nothing for a second holder', { phoneNumber: '+60123456789', part: 'joint-adult' }, undefined],
  ['nothing for Singapore, where citizens have the digital ID', { phoneNumber: '+6581234567' }, undefined],
  ['Singapore in an app without the digital ID', { phoneNumber: '+6581234567', digitalId: false }, 'SG'],
])('suggestNationality suggests %s', (_, customer, country) => {
  expect(suggestNationality(runtimeOf(customer))).toBe(country);
});

const contact = { 'contact-info': { residentialAddress: { country: 'JP' } } };

test.each<[string, Customer, string | undefined, object | undefined]>([
  ['the address first', { phoneNumber: '+60123456789', answers: contact }, 'TH', { country: 'JP', from: 'address' }],
  ['then the phone number', { phoneNumber: '+60123456789' }, 'TH', { country: 'MY', from: 'phone' }],
  ['then the nationality', { phoneNumber: '+6581234567' }, 'TH', { country: 'TH', from: 'nationality' }],
  ['nothing if nothing is known', {}, undefined, undefined],
  ['nothing for an empty nationality', {}, '', undefined],
])('suggestTaxCountry suggests the country of %s', (_, customer, nationality, suggested) => {
  expect(suggestTaxCountry(runtimeOf(customer), nationality)).toEqual(suggested);
});
