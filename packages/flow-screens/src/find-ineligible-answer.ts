import { type Flow, getRoutePath } from '@quayside/flow/define-flow';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { findRefusedField } from '@quayside/rules/internals/refused-field';
import { getApplicableSteps, getIneligibility, type Ineligibility, type StepAnswers } from '@quayside/rules/journey';

/** The reason why a customer is ineligible, with the answers that cause it. */
export type IneligibleAnswer = {
  readonly reason: Ineligibility;
  /** The id of the step with the answers. */
  readonly step: string;
  readonly answers: StepAnswers;
  /** The name of the answer that is the cause. Undefined if the customer did not type that answer. */
  readonly field?: string;
};

/** Resolves to the first step whose answers, stored on the device or saved, make the customer ineligible. Resolves to undefined if there is none. */
export async function findIneligibleAnswer(runtime: FlowRuntime): Promise<IneligibleAnswer | undefined> {
  for (const step of getApplicableSteps(runtime.steps, runtime.answers.context())) {
    if (!step.ineligible) continue;
    const answers = (await runtime.drafts.read(step.id))?.values ?? runtime.application?.answers[step.id] ?? {};
    const reason = getIneligibility(step, answers, runtime.answers.context(step.id, answers));
    if (!reason) continue;
    const context = runtime.answers.context(step.id, answers);
    const field = findRefusedField(reason, answers, context.today);
    const resolved = step.resolve?.(answers, context) ?? answers;
    return { reason, step: step.id, answers: resolved, ...(field ? { field } : {}) };
  }
  return undefined;
}

/** Returns the path that opens the answer that made the customer ineligible, such as `/sg-base-info#citizenship`. */
export const getAnswerPath = (flow: Flow, { step, field }: Pick<IneligibleAnswer, 'step' | 'field'>): string =>
  `${getRoutePath(flow, step)}${field ? `#${field}` : ''}`;
