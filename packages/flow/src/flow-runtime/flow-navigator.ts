import type { Application } from '@quayside/contract/application';
import { findNextStep, isReachable, type JourneyContext, type Step, type StepAnswers } from '@quayside/rules/journey';
import { type Flow, getRoutePath } from '../define-flow.ts';
import type { RuntimeState } from './flow-state.ts';
import { canEditStep, findStepAfter, findStepBefore, findStepDueBeforeSeal } from './step-order.ts';

/** Finds paths within a flow: the current, previous and next path of its application, and redirects. */
export class FlowNavigator {
  #run: RuntimeState;

  constructor(run: RuntimeState) {
    this.#run = run;
  }

  /** The path of the first incomplete step of a draft, or of the page for the application's state. */
  get path(): string {
    return currentPath(this.#position());
  }

  /** Returns the path to which `path` must redirect, or undefined if `path` may be shown. */
  redirect(path: string): string | undefined {
    return redirectFrom(path, this.#position());
  }

  /** Returns the path of the previous step, or undefined for the first step. */
  before(stepId: string): string | undefined {
    const { flow, steps, application } = this.#run;
    const step = findStepBefore(steps, stepId, this.#run.contextOf(application));
    return step && getRoutePath(flow, step.id);
  }

  /** Returns the path that follows a saved step: the next step or, after a rejection, the next incomplete one. If there is none, returns the current path. */
  after(stepId: string, typed: StepAnswers): string {
    const { flow, steps, application } = this.#run;
    const context = this.#run.contextOf(application);
    const answers = { ...context.answers, [stepId]: typed };
    const step = findStepAfter(steps, stepId, application?.state, { ...context, answers });
    return step ? getRoutePath(flow, step.id) : this.path;
  }

  #position(): Position {
    const { flow, steps, newest: application } = this.#run;
    return { flow, steps, application, context: this.#run.contextOf(application) };
  }
}

/** The application with its flow, its steps and the rules' context. */
type Position = {
  readonly flow: Flow;
  readonly steps: readonly Step[];
  readonly application: Application | undefined;
  readonly context: JourneyContext;
};

function currentPath({ flow, steps, application, context }: Position): string {
  if (!application) return '/';
  const missing = findNextStep(steps, context);
  return application.state === 'draft' && missing ? getRoutePath(flow, missing.id) : flow.outcome(application);
}

function redirectFrom(path: string, position: Position): string | undefined {
  const { flow, steps, application, context } = position;
  const step = flow.steps.find((one) => one.path === path);
  if (!step || !application) return undefined;
  if (application.state === 'draft') return isReachable(steps, step.step, context) ? undefined : currentPath(position);
  const due = findStepDueBeforeSeal(steps, step.step, context);
  if (canEditStep(steps, step.step, application, context))
    return due && (due.seals ? getRoutePath(flow, due.id) : flow.outcome(application));
  return (application.state === 'opened' && step.onceOpened) || flow.outcome(application);
}
