import { type Flow, pathOf } from '@quayside/flow/define-flow';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { applicable, type Ineligibility, ineligibility, type StepAnswers } from '@quayside/rules/journey';
import { refusedField } from '@quayside/rules/refused-field';

/** Why a customer is refused, and where the answer is. */
export type Refusal = {
  readonly reason: Ineligibility;
  /** the step with the answers */
  readonly step: string;
  readonly answers: StepAnswers;
  /** the field of the step that the refusal rests on; absent where nobody typed it */
  readonly field?: string;
};

/** Returns the first step whose saved or local answers refuse the customer; undefined once they are corrected. */
export async function findRefusal(runtime: FlowRuntime): Promise<Refusal | undefined> {
  for (const step of applicable(runtime.steps, runtime.context())) {
    if (!step.ineligible) continue;
    const answers = (await runtime.drafts.read(step.id))?.values ?? runtime.application?.answers[step.id] ?? {};
    const reason = ineligibility(step, answers, runtime.context(step.id, answers));
    if (!reason) continue;
    const context = runtime.context(step.id, answers);
    const field = refusedField(reason, answers, context.today);
    const resolved = step.resolve?.(answers, context) ?? answers;
    return { reason, step: step.id, answers: resolved, ...(field ? { field } : {}) };
  }
  return undefined;
}

/** Returns the address at which the refused answer is changed: its step, opened at its field. */
export const wayToCorrect = (flow: Flow, { step, field }: Pick<Refusal, 'step' | 'field'>): string =>
  `${pathOf(flow, step)}${field ? `#${field}` : ''}`;
