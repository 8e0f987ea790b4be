import type { Application } from '@quayside/contract/application';
import { applicableAnswers } from '@quayside/rules/internals/applicable-answers';
import type { Issue } from '@quayside/rules/issue';
import {
  getApplicableSteps,
  getIneligibility,
  type Ineligibility,
  isSatisfied,
  type JourneyContext,
  type Step,
  type StepAnswers,
} from '@quayside/rules/journey';
import { getProgress, type Progress, type ProgressOptions } from '@quayside/rules/progress';
import type { FormStore } from '../form/form-store.ts';
import type { RuntimeState } from './flow-state.ts';
import { checkWithReply, findShownQuestion } from './review-reply.ts';
import type { SaveResult } from './session/save-result.ts';
import { type GetInitialValues, type SessionRuntime, StepSession } from './session/step-session.ts';
import { canEditStep } from './step-order.ts';

/** Options of a save. Each attempt of one save has the same `operationId`. `revision`: revision that the customer saw; the current one by default. */
export type SaveOptions = { readonly operationId?: string; readonly revision?: number };

/** Writes that the runtime provides to its answers. */
type Writes = {
  readonly save: (stepId: string, typed: StepAnswers, options?: SaveOptions) => Promise<SaveResult>;
  /** resolves when no write is pending */
  readonly settled: () => Promise<void>;
};

/** Answers of a flow's steps: their issues and progress by the rules, whether they can be edited, and saving. */
export class FlowAnswers {
  #run: RuntimeState & SessionRuntime;
  #writes: Writes;
  #screens: Record<string, number> = {};

  constructor(run: RuntimeState & SessionRuntime, writes: Writes) {
    this.#run = run;
    this.#writes = writes;
  }

  /** Returns the rules' context, the same object until its data change. `typed` replaces the saved answers of the step. */
  context(stepId?: string, typed?: StepAnswers): JourneyContext {
    const context = this.#contextOf(this.#run.application);
    return stepId && typed ? { ...context, answers: { ...context.answers, [stepId]: typed } } : context;
  }

  /** Returns a step of the journey; undefined for an unknown id. */
  step(id: string): Step | undefined {
    return this.#run.steps.find((step) => step.id === id);
  }

  /** Creates a session of a step, which fills and saves the form `store`. */
  sessionOf(stepId: string, store: FormStore, starting?: GetInitialValues): StepSession {
    return new StepSession(this.#run, stepId, store, starting);
  }

  /** Returns the issues of typed answers, with those of a reply to a reviewer first. */
  check(stepId: string, typed: StepAnswers): readonly Issue[] {
    const step = this.step(stepId);
    return step ? checkWithReply(this.#run.application, step, typed, this.context(stepId, typed)) : [];
  }

  /** Returns the answers that a submission contains: without answers to questions that do not apply. */
  applicable(stepId: string, typed: StepAnswers): StepAnswers {
    const step = this.step(stepId);
    return step ? applicableAnswers(step, typed, this.context(stepId, typed)) : typed;
  }

  /** Returns why the answers, complete or not, make the customer ineligible; undefined if they do not. Reports the reason as an event. */
  ineligible(stepId: string, typed: StepAnswers): Ineligibility | undefined {
    const step = this.step(stepId);
    const reason = step && getIneligibility(step, typed, this.context(stepId, typed));
    const { services, flow } = this.#run;
    if (reason) services.listen({ type: 'not-eligible', flow: flow.name, reason });
    return reason;
  }

  /** Returns the progress at a step. Stores the step's number of screens, which counts in the progress at other steps. */
  progress(stepId: string, options: Pick<ProgressOptions, 'screen' | 'questions'> = {}): Progress | undefined {
    if (options.screen) this.#screens[stepId] = options.screen.of;
    return getProgress(this.#run.steps, stepId, this.context(), { ...options, seen: this.#screens });
  }

  isSatisfied(stepId: string): boolean {
    const step = this.step(stepId);
    return !!step && isSatisfied(step, this.context());
  }

  /** Returns the item that reviewers check for a step, with its status; undefined for a step without one. */
  requirementOf(stepId: string) {
    return this.#run.application?.requirements.find(({ id }) => id === this.step(stepId)?.requirement);
  }

  /** Returns the reviewer's question that a step's screen shows with a field for the reply; undefined without one. */
  getReviewQuestion(stepId: string) {
    return findShownQuestion(this.#run.steps, this.step(stepId), this.#run.application, this.context());
  }

  /** Returns whether a step can be changed: in a draft each step, after a rejection only the rejected steps and those that depend on them. */
  canEdit(stepId: string): boolean {
    return canEditStep(this.#run.steps, stepId, this.#run.application, this.context());
  }

  /** Returns whether a step is closed: the application is submitted or decided, or a reviewer sent back only other steps. */
  isClosed(stepId: string): boolean {
    const { newest, steps } = this.#run;
    return newest !== undefined && !canEditStep(steps, stepId, newest, this.#contextOf(newest));
  }

  /** Saves a step, complete or not, and resolves to its issues and the next path. Saves of one runtime run in order. */
  save(stepId: string, typed: StepAnswers, options?: SaveOptions): Promise<SaveResult> {
    return this.#writes.save(stepId, typed, options);
  }

  /** Waits for pending writes. Resolves to `server` if the server has all answers, and to `device` if some are only on this device. */
  async whereAnswersAre(): Promise<'server' | 'device'> {
    await this.#writes.settled();
    return (await this.#run.drafts.holdsAny(getApplicableSteps(this.#run.steps, this.context()))) ? 'device' : 'server';
  }

  #contextOf(application: Application | undefined): JourneyContext {
    return this.#run.contextOf(application);
  }
}
