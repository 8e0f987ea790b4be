import { w8ben } from '@quayside/flow-w8ben/rules';
import { getRequestableRequirements, getRequirements } from '@quayside/rules/internals/requirements';
import {
  type Answers,
  checkStep,
  type Facts,
  findNextStep,
  getApplicableSteps,
  getIneligibility,
  getJourneySteps,
  type JourneyContext,
  type StepAnswers,
} from '@quayside/rules/journey';
import { completeAdult, completeMinor, minorDocuments } from '@quayside/rules/testing/complete-joint';
import { completeAnswers, completeFacts, openingDate } from '@quayside/rules/testing/complete-opening';
import { samplePerson } from '@quayside/rules/testing/digital-id-opening';
import { addDays } from '@quayside/values/calendar-date';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { selectAccountTypeStep } from '../select-account-type/rule.ts';
import { jointJourney } from './joint-rules.ts';
import { openingJourney } from './opening-rules.ts';

const steps = getJourneySteps(jointJourney, { w8ben });
const guardian = 'Tan Mei Ling';
const adult: Facts = { ...completeFacts, holder: { role: 'joint-adult' } };
const minor: Facts = { ...completeFacts, documents: minorDocuments, holder: { role: 'joint-minor', guardian } };
const context = (answers: Answers, facts: Facts, day = openingDate): JourneyContext => ({ answers, facts, today: day });
const step = (id: string) => {
  const found = steps.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};
const codes = (id: string, changed: StepAnswers, facts: Facts, day = openingDate) =>
  checkStep(step(id), context({ ...completeMinor, [id]: { ...completeMinor[id], ...changed } }, facts, day)).map(
    ({ path, code }) => `${path}: ${code}`,
  );

describe('an adult second holder', () => {
  test('an adult second holder has to prove the address unless the digital ID verified it', () => {
    const asks = (facts: Facts) =>
      getApplicableSteps(steps, context(completeAdult, facts)).some(({ id }) => id === 'submit-address');
    expect(asks(adult)).toBe(true);
    const { holder: _, ...unknown } = adult;
    expect(asks(unknown)).toBe(true);
    expect(asks(minor)).toBe(false);
    const choose = { ...completeAdult.choose, route: 'digital-id' };
    const personData = { 'show-sinpass': samplePerson() };
    const verified = context({ ...completeAdult, choose }, { ...adult, personData });
    expect(getApplicableSteps(steps, verified).map(({ id }) => id)).not.toContain('submit-address');
  });

  test('an adult second holder completes every step except those of the account', () => {
    expect(getApplicableSteps(steps, context({}, adult)).map(({ id }) => id)).not.toEqual(
      expect.arrayContaining(['choose-account']),
    );
    expect(steps.map(({ id }) => id)).not.toContain('risklevel');
    expect(findNextStep(steps, context(completeAdult, adult))).toBeUndefined();
  });

  test('an adult second holder has only personal requirements and the requests of a reviewer', () => {
    expect(getRequirements(jointJourney, steps)).toEqual([
      'identity-document',
      'identity-details',
      'contact',
      'finances',
      'experience',
      'address-proof',
      'relationship-proof',
      'w8ben',
      'face',
      'agreements',
      'signature',
    ]);
    expect(getRequestableRequirements(steps, {})).toEqual(['bank-transfer', 'additional-document']);
  });

  test('an adult second holder cannot be a minor or use a birth certificate', () => {
    expect(getIneligibility(step('base-info'), { dateOfBirth: '2009-01-01' }, context({}, adult))).toBe('under-age');
    expect(codes('base-info', { documentType: 'birth-certificate' }, adult)).toContain(
      'documentType: select-document-type',
    );
  });
});

describe('a minor as the second holder', () => {
  test('STATE-05 a minor with a birth certificate skips finances, experience, proof of address and the face check', () => {
    const asked = getApplicableSteps(steps, context(completeMinor, minor)).map(({ id }) => id);
    for (const id of ['assets-info', 'assets-select', 'submit-address', 'face-h5']) expect(asked).not.toContain(id);
    expect(asked).toEqual(
      expect.arrayContaining(['base-info', 'submit-photo', 'prove-relationship', 'w8ben.signature', 'sign-info']),
    );
  });

  test('STATE-05 a minor with a passport needs a face check', () => {
    const photo = { ...completeMinor['submit-photo'], documentType: 'passport' };
    const passport = { ...completeMinor, 'submit-photo': photo };
    expect(getApplicableSteps(steps, context(passport, minor)).map(({ id }) => id)).toContain('face-h5');
  });

  test('STATE-05 a minor needs the signature of the guardian', () => {
    expect(findNextStep(steps, context(completeMinor, minor))).toBeUndefined();
    expect(codes('sign-info', { name: 'Tan Xiao Yu' }, minor)).toEqual(['name: signature-mismatch']);
    expect(codes('w8ben.signature', { name: 'Tan Xiao Yu' }, minor)).toEqual(['name: signature-mismatch']);
  });

  test('a minor as second holder cannot be an adult or a US person', () => {
    expect(getIneligibility(step('base-info'), { dateOfBirth: '2017-05-05' }, context({}, minor))).toBeUndefined();
    expect(getIneligibility(step('base-info'), { nationality: 'US' }, context({}, minor))).toBe('us-person');
    expect(codes('base-info', { dateOfBirth: '2008-11-21' }, minor)).toEqual(['dateOfBirth: not-a-minor']);
    expect(codes('base-info', { dateOfBirth: '2008-11-22' }, minor)).toEqual([]);
    expect(codes('base-info', { dateOfBirth: addDays(openingDate, 1) }, minor)).toEqual([
      'dateOfBirth: date-in-future',
    ]);
  });

  test.each([
    ['2026-02-28', []],
    ['2026-03-01', ['dateOfBirth: not-a-minor']],
  ])('a minor born on 29 February 2008 has on %s the issues %j', (day, expected) => {
    expect(codes('base-info', { dateOfBirth: '2008-02-29' }, minor, day)).toEqual(expected);
  });

  test('a minor cannot use an identity card', () => {
    expect(codes('base-info', { documentType: 'mykad', documentNumber: '900101-14-1234' }, minor)).toContain(
      'documentType: select-document-type',
    );
  });

  test('an account with a minor is always a cash account', () => {
    fc.assert(
      fc.property(fc.constantFrom('alone', 'joint-adult', 'joint-minor', undefined), (holders) => {
        const answers: Answers = { ...completeAnswers, 'choose-account': { tier: 'standard', holders } };
        const chosen = { ...answers, 'select-account-type': { accountType: 'margin' } };
        const refused = checkStep(selectAccountTypeStep, context(chosen, completeFacts)).map(({ code }) => code);
        return refused.includes('minor-cash-only') === (holders === 'joint-minor');
      }),
    );
  });
});

test('a minor who comes of age keeps the answers and has to add those of an adult', () => {
  const { answers } = context(completeMinor, minor);
  const grown = findNextStep(steps, context(answers, adult, '2036-01-01'));
  expect(grown?.id, 'the document of a minor is no adult’s').toBe('submit-photo');
  const { 'submit-photo': photo, 'base-info': base } = completeAnswers;
  const asAdult = context({ ...answers, 'submit-photo': photo, 'base-info': base }, adult);
  expect(findNextStep(steps, asAdult)?.id).toBe('assets-info');
});

test('an adult whose draft has the certificate of a minor still needs a face check', () => {
  const person = samplePerson();
  const facts = { ...adult, personData: { 'show-sinpass': person } };
  const answers = { ...completeMinor, choose: { route: 'digital-id' } };
  const asked = getApplicableSteps(steps, context(answers, facts)).map(({ id }) => id);
  expect(asked).not.toContain('submit-photo');
  expect(asked).toEqual(expect.arrayContaining(['face-recognition', 'face-h5']));
});

describe('identity of the two holders', () => {
  const knowing = (facts: Facts, documentNumber: string): Facts => ({ ...facts, otherHolder: { documentNumber } });

  test('the document number of the other holder is rejected in any spelling', () => {
    const own = completeAdult['base-info']?.documentNumber;
    expect(own).toBe('A23456789');
    const part = context(completeAdult, knowing(adult, 'a 2345-6789'));
    expect(checkStep(step('base-info'), part)).toContainEqual({ path: 'documentNumber', code: 'same-person' });
    expect(findNextStep(steps, part)?.id).toBe('base-info');
    const first = context(completeAnswers, knowing(completeFacts, 'A 1234 5678'));
    expect(findNextStep(getJourneySteps(openingJourney, { w8ben }), first)?.id).toBe('base-info');
  });

  test('the digital ID of the other holder is rejected', () => {
    const person = samplePerson();
    const confirmed = { personData: person.id, confirmed: true };
    const facts = knowing({ ...adult, personData: { 'show-sinpass': person } }, 'S1234567D');
    const shown = context({ choose: { route: 'digital-id' }, 'show-sinpass': confirmed }, facts);
    expect(checkStep(step('show-sinpass'), shown)).toContainEqual({ path: 'personData', code: 'same-person' });
  });

  test('any document number other than that of the other holder is accepted', () => {
    for (const number of ['A23456788', 'A2345678', 'S1234567D'])
      expect(findNextStep(steps, context(completeAdult, knowing(adult, number)))).toBeUndefined();
  });
});
