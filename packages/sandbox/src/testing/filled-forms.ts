import { type Answers, type Facts, getJourneySteps, type JourneyContext, type Step } from '@quayside/rules/journey';
import { completeCustomer } from '@quayside/rules/testing/complete-customer';
import { completeFacts, openingDate } from '@quayside/rules/testing/complete-opening';
import { samplePerson, unavailableItem } from '@quayside/rules/testing/digital-id-opening';
import * as fc from 'fast-check';
import type * as z from 'zod/mini';
import { includedJourneys, journeys } from '../domain/flows/journeys.ts';

/** All steps of all journeys with their names, which consist of the journey and the step (`opening base-info`). */
export const stepsOfJourneys = journeys.flatMap((journey) =>
  getJourneySteps(journey, includedJourneys).map((step): [string, Step] => [`${journey.name} ${step.id}`, step]),
);

type Schema = z.core.$ZodType;

/** Texts that rules treat specially: countries, dates, versions and options. */
const words = [
  '',
  'x',
  '0',
  '5000',
  'SG',
  'MY',
  'TH',
  'US',
  '2026-01-01',
  '2026-11-29',
  '1990-01-01',
  'stocks',
  'yes',
  'no',
];
const word = fc.constantFrom(...words);

/** Generates answers that match a schema, complete or incomplete, as any client may send them. */
function filledIn(schema: Schema): fc.Arbitrary<unknown> {
  const { def } = schema._zod as unknown as { def: Record<string, unknown> & { type: string } };
  const inner = def as unknown as Record<'innerType' | 'element' | 'valueType', Schema>;
  switch (def.type) {
    case 'optional':
      return fc.option(filledIn(inner.innerType), { nil: undefined });
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(def.shape as Record<string, Schema>).map(([field, one]) => [field, filledIn(one)]),
        ),
        { requiredKeys: [] },
      );
    case 'array':
      return fc.array(filledIn(inner.element), { maxLength: 3 });
    case 'record':
      return fc.dictionary(word, filledIn(inner.valueType), { maxKeys: 3 });
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries as Record<string, string>));
    case 'literal':
      return fc.constantFrom(...(def.values as unknown[]));
    case 'boolean':
      return fc.boolean();
    case 'union':
      return fc.oneof(...(def.options as Schema[]).map(filledIn));
    default:
      return word;
  }
}

const person = samplePerson({
  nationality: { value: 'MY' },
  sex: unavailableItem,
  mobileno: unavailableItem,
  regadd: unavailableItem,
});
const valid = { route: 'diploma', assessedOn: openingDate, refusals: 'none' } as const;

const factsOf: readonly Facts[] = [
  completeFacts,
  { ...completeFacts, personData: { 'show-sinpass': samplePerson() } },
  { ...completeFacts, personData: { 'show-sinpass': person } },
  { ...completeFacts, holder: { role: 'joint-minor', guardian: 'Tan Mei Ling' } },
  { ...completeFacts, customer: completeCustomer },
  { ...completeFacts, customer: { ...completeCustomer, riskLevel: 'conservative', assessments: {} } },
  { ...completeFacts, customer: { ...completeCustomer, assessments: { car: valid, cka: valid } } },
  {
    ...completeFacts,
    capabilities: { digitalId: false, documentTypes: ['passport'], tiers: ['standard'], derivatives: [] },
  },
];

/** Generates answers to all steps of a journey, with facts. `name` is one of the names in `stepsOfJourneys`. */
export const arbitraryForms = (name: string): fc.Arbitrary<JourneyContext> => {
  const [journey = ''] = name.split(' ');
  const all = stepsOfJourneys.filter(([one]) => one.startsWith(`${journey} `));
  return fc.record({
    answers: fc.record(
      Object.fromEntries(all.map(([, { id, schema }]) => [id, filledIn(schema)])),
    ) as fc.Arbitrary<Answers>,
    facts: fc.constantFrom(...factsOf),
    today: fc.constant(openingDate),
  });
};
