import { findRefusedField } from '@quayside/rules/internals/refused-field';
import { getIneligibility, type Step, type StepAnswers } from '@quayside/rules/journey';
import { openingDate } from '@quayside/rules/testing/complete-opening';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryForms, stepsOfJourneys } from '../../testing/filled-forms.ts';

test.each([
  ['us-person', { nationality: 'US', citizenship: 'US' }, 'nationality'],
  ['us-person', { nationality: 'SG', citizenship: 'US' }, 'citizenship'],
  ['us-person', { taxResidencies: [{ country: 'SG' }, { country: 'US' }] }, 'taxResidencies.1.country'],
  ['us-person', { residentialAddress: { country: 'US' } }, 'residentialAddress.country'],
  ['us-person', { mailingSame: 'no', mailingAddress: { country: 'US' } }, 'mailingAddress.country'],
  ['us-person', { mailingSame: 'yes', mailingAddress: { country: 'US' } }, undefined],
  ['us-person', { usTaxNumber: '123-45-6789' }, 'usTaxNumber'],
  ['us-person', { usTaxNumber: ' ' }, undefined],
  ['country-not-served', { residentialAddress: { country: 'IR' } }, 'residentialAddress.country'],
  ['country-not-served', { taxResidencies: [{ country: 'KP' }] }, 'taxResidencies.0.country'],
  ['under-age', { dateOfBirth: '2015-01-01' }, 'dateOfBirth'],
  ['under-age', {}, undefined],
  ['no-employer-consent', { employerConsent: 'no' }, 'employerConsent'],
  ['margin-refused', { accountType: 'margin' }, 'accountType'],
] as const)('finds the refused field for %s in %j: %s', (reason, answers, field) => {
  expect(findRefusedField(reason, answers, openingDate)).toBe(field);
});

const without = (answers: StepAnswers, path: string): StepAnswers => {
  const [field = '', ...rest] = path.split('.');
  const { [field]: value, ...others } = answers;
  if (rest.length === 0) return others;
  const inner = without(value as StepAnswers, rest.join('.'));
  return { ...others, [field]: Array.isArray(value) ? Object.values(inner) : inner };
};

const refusing = stepsOfJourneys.filter(([, { ineligible }]) => ineligible);

describe.each(refusing)('the refusal of %s', (name, step: Step) => {
  test('names the refused answer of a step, and ends the refusal when that answer is removed', () => {
    fc.assert(
      fc.property(arbitraryForms(name), (context) => {
        let own = context.answers[step.id] ?? {};
        const reasonOf = (answers: StepAnswers) =>
          getIneligibility(step, answers, { ...context, answers: { ...context.answers, [step.id]: answers } });
        const ofData = reasonOf({}); // data from the digital ID are not answers of this step
        for (let reason = reasonOf(own); reason && reason !== ofData; reason = reasonOf(own)) {
          const field = findRefusedField(reason, own, context.today);
          expect(Object.keys(step.schema._zod.def.shape)).toContain(field?.split('.')[0]);
          own = without(own, field ?? '');
        }
      }),
    );
  });
});
