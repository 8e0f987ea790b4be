import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { submitApplication } from '@quayside/flow/internals/submit-application';
import { findNextStep } from '@quayside/rules/journey';
import { readFactsOnFile } from '../lines/facts-on-file.ts';
import { FormDifferences, UnchangedLines } from '../on-file/differences.tsx';
import { FormHolderNotice } from '../on-file/form-holder-notice.tsx';
import type { W8benScope } from '../w8ben-scope.ts';

/** Submits the form once all steps are complete. Resolves to the path of the next step or, after the submission, of the result page. */
export const submitAfterLastSignature = async (runtime: FlowRuntime): Promise<string> =>
  findNextStep(runtime.steps, runtime.answers.context()) ? runtime.navigator.path : submitApplication(runtime);

/**
 * Scope of a modification or an update: the form shows the differences from the form on file, is edited in place, and is submitted after the last signature.
 */
export const updateScope: W8benScope = {
  prefix: 'w8ben.',
  known: readFactsOnFile,
  changes: 'in-place',
  HolderNotice: FormHolderNotice,
  Differences: FormDifferences,
  Unchanged: UnchangedLines,
  finish: submitAfterLastSignature,
};
