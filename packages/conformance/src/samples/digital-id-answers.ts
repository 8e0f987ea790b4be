import type { PersonData, PersonItem, PersonItemId } from '@quayside/rules/internals/person-data';
import type { StepAnswers } from '@quayside/rules/journey';
import { openingAnswers, type SampleFacts } from './opening-answers.ts';

/** Ids of the steps that the digital ID replaces, or that come before the visit. */
const byHand = ['choose', 'choose-tip', 'submit-photo', 'base-info', 'contact-info', 'submit-address'];

/** Returns the answers of a Singapore citizen who has confirmed the data of the digital ID, in the order of the steps. */
export function digitalIdAnswers(facts: SampleFacts, data: PersonData): readonly (readonly [string, StepAnswers])[] {
  const itemOf = (id: PersonItemId): PersonItem | undefined => data.items.find((one) => one.id === id);
  const valueOf = (id: PersonItemId) => itemOf(id)?.value ?? '';
  const name = valueOf('name');
  const signature = { method: 'type', text: name };
  const instead: Readonly<Record<string, StepAnswers>> = {
    'w8ben.form': {
      name,
      citizenship: 'SG',
      permanentAddress: itemOf('regadd')?.address,
      foreignTaxNumber: valueOf('uinfin'),
      dateOfBirth: valueOf('dob'),
    },
    'w8ben.signature': { name, signature },
    'sign-info': { name, signature },
  };
  return [
    ['sinpass-additional', { singaporeTax: 'yes', otherTax: 'no', mailingSame: 'yes' }],
    ...openingAnswers(facts)
      .filter(([step]) => !byHand.includes(step))
      .map(([step, answers]) => [step, { ...answers, ...instead[step] }] as const),
  ];
}
