import type { StepAnswers } from '@quayside/rules/journey';
import type { EarlyAnswers } from '../../early-answers.ts';
import { readPath } from '../../form/paths.ts';

/** Returns whether the server has saved all early answers, unchanged. */
export const areEarlyAnswersSaved = ({ values, paths }: EarlyAnswers, saved: StepAnswers | null): boolean =>
  paths.every((path) => JSON.stringify(readPath(values, path)) === JSON.stringify(readPath(saved, path)));
