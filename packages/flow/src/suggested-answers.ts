import { type Suggestions, toInitialAnswers } from '@quayside/rules/internals/suggestions';
import type { StepAnswers } from '@quayside/rules/journey';
import type { FlowRuntime } from './flow-runtime/flow-runtime.ts';

/**
 * Returns the answers that a step's rule suggests, by path. The rule receives the answers of all steps, and the current answers of this step as `own`. Returns
 * `{}` before the runtime is ready.
 */
export function suggestedAnswers(runtime: FlowRuntime | undefined, step: string, own: StepAnswers): Suggestions {
  if (!runtime) return {};
  const { answers, facts } = runtime.answers.context();
  return runtime.answers.step(step)?.suggestAnswers?.({ answers, own, facts }) ?? {};
}

/** Returns the suggested answers of a step, for its `defaults` if it was never saved. */
export const getInitialSuggestions = (runtime: FlowRuntime, step: string): StepAnswers =>
  toInitialAnswers(suggestedAnswers(runtime, step, {}));
