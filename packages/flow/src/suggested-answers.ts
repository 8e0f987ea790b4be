import { type Suggestions, toInitialAnswers } from '@quayside/rules/internals/suggestions';
import type { StepAnswers } from '@quayside/rules/journey';
import type { FlowRuntime } from './flow-runtime/flow-runtime.ts';

/** Returns the answers that a step's rule suggests from other answers and from its current answers `own`, by path. Empty before the runtime is ready. */
export function suggestedAnswers(runtime: FlowRuntime | undefined, step: string, own: StepAnswers): Suggestions {
  if (!runtime) return {};
  const { answers, facts } = runtime.answers.context();
  return runtime.answers.step(step)?.suggests?.({ answers, own, facts }) ?? {};
}

/** Returns the suggested answers for the `defaults` of a step that was never saved. */
export const suggestedStart = (runtime: FlowRuntime, step: string): StepAnswers =>
  toInitialAnswers(suggestedAnswers(runtime, step, {}));
