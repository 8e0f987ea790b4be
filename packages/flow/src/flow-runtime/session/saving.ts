import type { Issue } from '@quayside/rules/issue';

/** Result of a save: the issues of the step and the next path. */
export type SaveResult = {
  readonly issues: readonly Issue[];
  readonly next: string;
};

/** Thrown if another device saved the same step; the customer chooses first (StepSession.choose). */
export class StepConflictError extends Error {
  override readonly name = 'StepConflictError';
  constructor(step: string) {
    super(`The step "${step}" was saved from another device. Ask which answers count before it is saved again.`);
  }
}

/** Thrown if the answers changed during the save; the customer reviews them first. */
export class ChangedMeanwhileError extends Error {
  override readonly name = 'ChangedMeanwhileError';
  readonly messageKey = 'changedMeanwhile';
}
