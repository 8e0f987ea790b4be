import { onlyKnown, toStored } from './journey/shape.ts';
import type { StepAnswers, StepRule } from './journey.ts';

/** Whether two sets of a step's answers are equal for the server. It ignores unknown and undefined fields, and stores texts as their schema writes them. */
export const sameAnswers = (step: StepRule, one: StepAnswers | null, other: StepAnswers | null): boolean =>
  one === other || (one !== null && other !== null && canonical(step, one) === canonical(step, other));

const canonical = (step: StepRule, answers: StepAnswers): string =>
  JSON.stringify(toStored(step, onlyKnown(step, answers)), (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? // Stryker disable next-line EqualityOperator: any order works, and no two keys are equal
        Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
