import type { Issue } from '@quayside/rules/issue';

/** What a save found: everything that is wrong with the step, and the path of the screen that follows. */
export type SaveResult = {
  readonly issues: readonly Issue[];
  readonly next: string;
};

/** Another device saved the same step: the customer chooses first (StepSession.choose). */
export class StepConflictError extends Error {
  override readonly name = 'StepConflictError';
  constructor(step: string) {
    super(`The step "${step}" was saved from another device. Ask which answers count before it is saved again.`);
  }
}

/** The answers changed while they were being saved: the customer looks at them before going on. */
export class ChangedMeanwhileError extends Error {
  override readonly name = 'ChangedMeanwhileError';
  readonly messageKey = 'changedMeanwhile';
}
