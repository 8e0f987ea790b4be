import type { StepAnswers } from '@quayside/rules/journey';
import { describe, expect, test } from 'vitest';
import { createManualContext, getManualStep } from '../testing/manual-opening.ts';

describe('ineligibility', () => {
  test.each([
    ['nationality', 'base-info', { nationality: 'US' }],
    ['citizenship', 'base-info', { citizenship: 'US' }],
    ['tax residency', 'base-info', { taxResidencies: [{ country: 'US' }] }],
    ['address', 'contact-info', { residentialAddress: { country: 'US' } }],
    ['US tax number on the form', 'w8ben.form', { usTaxNumber: '123456789' }],
  ] as const)('RULE-08 a US person by %s is refused, even with incomplete answers', (_, id, changed) => {
    expect(getManualStep(id).ineligible?.(changed, createManualContext({}))).toBe('us-person');
  });

  test.each([
    ['nationality', 'base-info', { nationality: 'KP' }],
    ['citizenship', 'base-info', { nationality: 'SG', citizenship: 'IR' }],
    ['tax residency', 'base-info', { taxResidencies: [{ country: 'SG' }, { country: 'IR' }] }],
    ['residence', 'contact-info', { residentialAddress: { country: 'KP' } }],
  ] as const)('a country of %s that we do not serve is refused', (_, id, changed) => {
    expect(getManualStep(id).ineligible?.(changed, createManualContext({}))).toBe('country-not-served');
  });

  test('RULE-15 an employee of a regulated company is refused without the employer’s consent', () => {
    const reasonFor = (answers: StepAnswers) =>
      getManualStep('assets-select').ineligible?.(answers, createManualContext({}));
    expect(reasonFor({ regulatedEmployee: 'yes', employerConsent: 'no' })).toBe('no-employer-consent');
    expect(reasonFor({ regulatedEmployee: 'yes' })).toBeUndefined();
    expect(
      reasonFor({ regulatedEmployee: 'no', employerConsent: 'no' }),
      'ignores the answer of a hidden question',
    ).toBeUndefined();
  });

  test('a customer may open a sole account from the 18th birthday', () => {
    const ineligible = (dateOfBirth: string) =>
      getManualStep('base-info').ineligible?.({ dateOfBirth }, createManualContext({}));
    expect(ineligible('2008-11-22')).toBe('under-age');
    expect(ineligible('2008-11-21')).toBeUndefined();
  });
});
