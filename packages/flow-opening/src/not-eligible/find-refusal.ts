import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { applicable, type Ineligibility, ineligibility, type StepAnswers } from '@quayside/rules/journey';

export type Refusal = {
  readonly reason: Ineligibility;
  /** the step with the answers */
  readonly step: string;
  readonly answers: StepAnswers;
};

/** Returns the first step whose saved or local answers refuse the customer; undefined once they are corrected. */
export async function findRefusal(runtime: FlowRuntime): Promise<Refusal | undefined> {
  for (const step of applicable(runtime.steps, runtime.context())) {
    if (!step.ineligible) continue;
    const answers = (await runtime.drafts.read(step.id))?.values ?? runtime.application?.answers[step.id] ?? {};
    const reason = ineligibility(step, answers, runtime.context(step.id, answers));
    if (reason)
      return { reason, step: step.id, answers: step.resolve?.(answers, runtime.context(step.id, answers)) ?? answers };
  }
  return undefined;
}
