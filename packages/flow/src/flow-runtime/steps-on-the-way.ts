import type { Application } from '@quayside/contract/application';
import { applicable, isSatisfied, type JourneyContext, type Step } from '@quayside/rules/journey';

/** Drafts are open throughout; when a reviewer sent items back only those are, corrected or not, and what has to be answered again because of them. */
export function mayEdit(
  steps: readonly Step[],
  stepId: string,
  application: Application | undefined,
  context: JourneyContext,
): boolean {
  if (application?.state === 'draft') return true;
  const step = applicable(steps, context).find(({ id }) => id === stepId);
  if (application?.state !== 'action-needed' || !step) return false;
  const requirement = application.requirements.find(({ id }) => id === step.requirement);
  return (requirement?.reopened ?? false) || step.seals === true || !isSatisfied(step, context);
}

/** The step behind one that was saved; of what was sent back, the next that is missing. Undefined where nothing is left. */
export function stepBehind(
  steps: readonly Step[],
  stepId: string,
  state: Application['state'] | undefined,
  context: JourneyContext,
): Step | undefined {
  const path = applicable(steps, context);
  const at = path.findIndex(({ id }) => id === stepId);
  const behind = path.slice(at + 1);
  return state === 'action-needed'
    ? behind.find((one) => !isSatisfied(one, context) && (!one.seals || path[at]?.seals))
    : behind[0];
}
