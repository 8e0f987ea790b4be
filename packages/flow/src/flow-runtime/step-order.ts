import type { Application } from '@quayside/contract/application';
import {
  findNextStep,
  getApplicableSteps,
  isReachable,
  isSatisfied,
  type JourneyContext,
  type Step,
} from '@quayside/rules/journey';

/**
 * Returns whether a step can be edited: in a draft every step, after a rejection only reopened, incomplete and sealing steps. In all other states, no step can
 * be edited.
 */
export function canEditStep(
  steps: readonly Step[],
  stepId: string,
  application: Application | undefined,
  context: JourneyContext,
): boolean {
  if (application?.state === 'draft') return true;
  const step = getApplicableSteps(steps, context).find(({ id }) => id === stepId);
  if (application?.state !== 'action-needed' || !step) return false;
  const requirement = application.requirements.find(({ id }) => id === step.requirement);
  return (requirement?.reopened ?? false) || step.seals === true || !isSatisfied(step, context);
}

/** Returns the step after a saved one or, after a rejection, the next incomplete one. Returns undefined if there is none. */
export function findStepAfter(
  steps: readonly Step[],
  stepId: string,
  state: Application['state'] | undefined,
  context: JourneyContext,
): Step | undefined {
  const path = getApplicableSteps(steps, context);
  const at = path.findIndex(({ id }) => id === stepId);
  const behind = path.slice(at + 1);
  return state === 'action-needed'
    ? behind.find((one) => !isSatisfied(one, context) && (!one.seals || path[at]?.seals))
    : behind.find((one) => !isPassedBy(one, context));
}

/** Returns the step that Back leads to, or undefined for the first step. */
export function findStepBefore(steps: readonly Step[], stepId: string, context: JourneyContext): Step | undefined {
  const path = getApplicableSteps(steps, context);
  const at = path.findIndex(({ id }) => id === stepId);
  return path.slice(0, Math.max(at, 0)).findLast((one) => !isPassedBy(one, context));
}

/**
 * Returns the step to complete before a signature or confirmation (`seals`): a rejected one, or an earlier confirmation. Returns undefined if the customer can
 * sign or confirm now.
 */
export function findStepDueBeforeSeal(
  steps: readonly Step[],
  stepId: string,
  context: JourneyContext,
): Step | undefined {
  const seals = steps.find(({ id }) => id === stepId)?.seals;
  return seals && !isReachable(steps, stepId, context) ? findNextStep(steps, context) : undefined;
}

const isPassedBy = (step: Step, context: JourneyContext): boolean =>
  step.skipWhenSatisfied === true && isSatisfied(step, context);
