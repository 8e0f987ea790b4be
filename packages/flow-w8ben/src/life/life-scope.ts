import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { submitApplication } from '@quayside/flow/internals/submit-application';
import { nextStep } from '@quayside/rules/journey';
import { knownOnFile } from '../lines/known-on-file.ts';
import { Differences, Unchanged } from '../on-file/differences.tsx';
import { FormHolderNotice } from '../on-file/form-holder-notice.tsx';
import type { W8benScope } from '../w8ben-scope.ts';

/** Resolves to the path after a signature: the next step, or the result page after submission. Submits once all steps are complete. */
export const handInAtEnd = async (runtime: FlowRuntime): Promise<string> =>
  nextStep(runtime.steps, runtime.answers.context()) ? runtime.navigator.path : submitApplication(runtime);

/**
 * Scope of a modification or an update. The form is prefilled from the form on file, shows the differences from it, and is submitted after the last
 * signature.
 */
export const lifeScope: W8benScope = {
  prefix: 'w8ben.',
  known: knownOnFile,
  changes: 'in-place',
  Whose: FormHolderNotice,
  Differences,
  Unchanged,
  finish: handInAtEnd,
};
