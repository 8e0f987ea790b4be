import { replyField } from '@quayside/rules/internals/reply-field';
import type { FlowRuntime } from '../flow-runtime/flow-runtime.ts';
import type { FormValues } from '../form/paths.ts';

/** The initial answers of a step: fixed values, or a function that returns them from the loaded runtime. */
export type InitialAnswers<Runtime> = FormValues | ((runtime: Runtime) => FormValues);

type Options = {
  readonly step: string;
  readonly defaults?: InitialAnswers<FlowRuntime> | undefined;
  readonly clearedByRejection?: readonly string[] | undefined;
};

/**
 * Returns the answers that the form of a step shows first: the saved or initial ones, with the reply to a reviewer. After a rejection, the answers of
 * `clearedByRejection` are undefined.
 */
export function initialAnswers(
  { step, defaults, clearedByRejection = [] }: Options,
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

/** Returns the initial answers of a step's form. Saved answers override fixed values, and replace those of a function. */
export function startingValues<Runtime>(
  defaults: InitialAnswers<Runtime> | undefined,
  runtime: Runtime,
  saved: FormValues | undefined,
): FormValues {
  if (typeof defaults === 'function') return saved ?? defaults(runtime);
  return { ...defaults, ...saved };
}
