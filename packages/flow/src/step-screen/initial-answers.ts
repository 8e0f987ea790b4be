import { replyField } from '@quayside/rules/internals/reply-field';
import type { FlowRuntime } from '../flow-runtime/flow-runtime.ts';
import type { FormValues } from '../form/paths.ts';
import { startingValues } from './starting-values.ts';
import type { StepOptions } from './step-options.ts';

/**
 * Returns the answers that the form of a step shows first: the saved or initial ones, with the reply to a reviewer. After a rejection, the answers of
 * `clearedByRejection` are undefined.
 */
export function initialAnswers(
  { step, defaults, clearedByRejection = [] }: Pick<StepOptions, 'step' | 'defaults' | 'clearedByRejection'>,
  runtime: FlowRuntime,
  saved: FormValues | undefined,
): FormValues {
  const values = { ...startingValues(defaults, runtime, saved), ...replyIn(runtime, step) };
  const isRejected = runtime.answers.canEdit(step) && runtime.answers.requirementOf(step)?.status === 'rejected';
  return isRejected
    ? { ...values, ...Object.fromEntries(clearedByRejection.map((name) => [name, undefined])) }
    : values;
}

/** Returns the saved reply to a reviewer as an answer of the form, or `{}` if there is none. */
function replyIn(runtime: FlowRuntime, step: string): FormValues {
  const { text } = runtime.answers.getReviewQuestion(step) ?? {};
  return text === undefined ? {} : { [replyField]: text };
}
