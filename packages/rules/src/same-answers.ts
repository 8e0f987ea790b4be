import { omitUnknownFields, toStoredAnswers } from './journey/shape.ts';
import type { StepAnswers, StepRule } from './journey.ts';

/** Returns whether two sets of answers of a step are equal for the server. Ignores unknown and undefined fields, and compares texts in their stored form. */
export const sameAnswers = (step: StepRule, one: StepAnswers | null, other: StepAnswers | null): boolean =>
  one === other || (one !== null && other !== null && canonical(step, one) === canonical(step, other));

const canonical = (step: StepRule, answers: StepAnswers): string =>
  JSON.stringify(toStoredAnswers(step, omitUnknownFields(step, answers)), (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? // Stryker disable next-line EqualityOperator: any order works, and no two keys are equal
        Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
