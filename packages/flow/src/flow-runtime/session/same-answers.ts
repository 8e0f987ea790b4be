import { type Step, type StepAnswers, saveAnswers } from '@quayside/rules/journey';
import type { EarlyAnswers } from '../../early-answers.ts';
import { readPath } from '../../form/paths.ts';

/** Whether two sets of a step's answers are equal for the server, which ignores unknown fields and undefined. */
export const sameAnswers = (step: Step, one: StepAnswers | null, other: StepAnswers | null): boolean =>
  one === other || (one !== null && other !== null && canonical(step, one) === canonical(step, other));

/** Whether the server has all early answers. */
export const hasEarly = ({ values, paths }: EarlyAnswers, saved: StepAnswers | null): boolean =>
  paths.every((path) => JSON.stringify(readPath(values, path)) === JSON.stringify(readPath(saved, path)));

const canonical = (step: Step, answers: StepAnswers): string =>
  JSON.stringify(saveAnswers([step], {}, step.id, answers)[step.id], (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? // Stryker disable next-line EqualityOperator: any order will do, and no two keys are equal
        Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
