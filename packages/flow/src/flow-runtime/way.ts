import type { Application } from '@quayside/contract/application';
import { isReachable, type JourneyContext, nextStep, type Step } from '@quayside/rules/journey';
import { type Flow, pathOf } from '../define-flow.ts';
import { dueBeforeSeal, mayEdit } from './steps-on-the-way.ts';

/** An application with its flow, its steps and the rules' context. */
export type Way = {
  readonly flow: Flow;
  readonly steps: readonly Step[];
  readonly application: Application | undefined;
  readonly context: JourneyContext;
};

/** Returns the path of the customer's current step, or of the application's state. */
export function currentPath({ flow, steps, application, context }: Way): string {
  if (!application) return '/';
  const missing = nextStep(steps, context);
  return application.state === 'draft' && missing ? pathOf(flow, missing.id) : flow.outcome(application);
}

/** Returns where to go instead of `path`; undefined if it may be shown. */
export function redirectFrom(path: string, way: Way): string | undefined {
  const { flow, steps, application, context } = way;
  const step = flow.steps.find((one) => one.path === path);
  if (!step || !application) return undefined;
  if (application.state === 'draft') return isReachable(steps, step.step, context) ? undefined : currentPath(way);
  const due = dueBeforeSeal(steps, step.step, context);
  if (mayEdit(steps, step.step, application, context))
    return due && (due.seals ? pathOf(flow, due.id) : flow.outcome(application));
  return (application.state === 'opened' && step.onceOpened) || flow.outcome(application);
}
