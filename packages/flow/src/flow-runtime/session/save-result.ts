import type { Issue } from '@quayside/rules/issue';

/** The result of a save: the issues of the step, and the path to show next. */
export type SaveResult = {
  readonly issues: readonly Issue[];
  readonly next: string;
};

/** Thrown by a save after another device saved the same step. The customer must first choose which answers to keep (`StepSession.choose`). */
export class StepConflictError extends Error {
  override readonly name = 'StepConflictError';
  constructor(step: string) {
    super(`The step "${step}" was saved from another device. Ask which answers count before it is saved again.`);
  }
}

/** Thrown if the customer changed answers during the save. The screen stays, so that the customer can review them. */
export class ChangedMeanwhileError extends Error {
  override readonly name = 'ChangedMeanwhileError';
  readonly messageKey = 'changedMeanwhile';
}
