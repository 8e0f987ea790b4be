import { limitRuns } from '@quayside/platform/testing/property-runs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type OperationsBatch, type OrderedEvent, operationsBatch } from './operations.ts';

const schema = operationsBatch({
  flows: { opening: ['base-info', 'sign-info'], w8ben: ['form'] },
  codes: ['enter-field'],
});
const events: readonly OrderedEvent[] = [
  { type: 'flow-started', flow: 'opening', order: 0 },
  { type: 'step-started', flow: 'opening', step: 'base-info', order: 1 },
  { type: 'step-error', flow: 'opening', step: 'base-info', code: 'enter-field', order: 2 },
  { type: 'step-completed', flow: 'opening', step: 'base-info', seconds: 42, order: 3 },
  { type: 'web-vital', vital: 'LCP', value: 1800, order: 4 },
];
const batch: OperationsBatch = {
  visit: '6f1c2a38-9c55-4c0f-8a53-0d7f5ac0b1de',
  appType: 12,
  language: 'th',
  events,
};
const accepts = (value: unknown) => schema.safeParse(value).success;

/** Texts that customers type: names, addresses, document and phone numbers, dates, file names. */
const personal = fc.oneof(
  fc.string({ minLength: 1, unit: 'grapheme' }),
  fc.constantFrom('LIM WEI MING', 'S1234567D', '+6591234567', '1990-02-28', 'IMG_2041.HEIC', 'wei.ming@example.com'),
  fc.nat().map((number) => `A${number}`),
  fc.integer({ min: 100_000, max: 99_999_999_999 }),
  fc.integer({ min: 100_000, max: 99_999_999_999 }).map(String),
);

describe('the schema of operations events', () => {
  test('accepts a valid batch unchanged', () => expect(schema.parse(batch)).toEqual(batch));

  test('rejects personal texts and numbers as values of an event', () => {
    const place = fc.constantFrom(
      ...events.flatMap((event, index) => Object.keys(event).map((key) => [index, key] as const)),
    );
    fc.assert(
      fc.property(place, personal, ([index, key], value) => {
        const changed = events.map((event, at) => (at === index ? { ...event, [key]: value } : event));
        expect(accepts({ ...batch, events: changed })).toBe(false);
      }),
      { numRuns: limitRuns(2000) },
    );
  });

  test('rejects personal texts and numbers as values of a batch', () => {
    fc.assert(
      fc.property(fc.constantFrom('visit', 'appType', 'language', 'events'), personal, (key, value) => {
        expect(accepts({ ...batch, [key]: value })).toBe(false);
      }),
      { numRuns: limitRuns(2000) },
    );
  });

  test('rejects additional keys', () => {
    const key = fc.string({ minLength: 1 }).filter((name) => !/^(?:__proto__|type|flow|step|order|code)$/.test(name));
    fc.assert(
      fc.property(key, fc.oneof(personal, fc.jsonValue()), (name, value) => {
        expect(accepts({ ...batch, events: [{ ...events[1], [name]: value }] })).toBe(false);
        expect(name in batch || accepts({ ...batch, [name]: value })).toBe(name in batch);
      }),
      { numRuns: limitRuns(2000) },
    );
  });

  test('accepts a step only with its flow', () => {
    const of = (flow: string, step: string) => accepts({ ...batch, events: [{ ...events[1], flow, step }] });
    expect([of('w8ben', 'form'), of('w8ben', 'base-info'), of('toString', 'form')]).toEqual([true, false, false]);
  });
});
