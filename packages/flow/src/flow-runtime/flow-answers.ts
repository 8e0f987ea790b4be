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

/**
 * The options of a save. All attempts of one save have the same `operationId`. `revision` is the revision that the customer saw, by default the current one.
 */
export type SaveOptions = { readonly operationId?: string; readonly revision?: number };

/** The functions for saving that the runtime passes to its answers. */
type Writes = {
  readonly save: (stepId: string, typed: StepAnswers, options?: SaveOptions) => Promise<SaveResult>;
  /** Resolves when all writes have ended. */
  readonly settled: () => Promise<void>;
};

/** The answers of a flow's steps: checks them by the rules, computes progress, decides whether a step can be edited, and saves. */
export class FlowAnswers {
  #run: RuntimeState & SessionRuntime;
  #writes: Writes;
  #screens: Record<string, number> = {};

  constructor(run: RuntimeState & SessionRuntime, writes: Writes) {
    this.#run = run;
    this.#writes = writes;
  }

  /** Returns the rules' context. It is the same object until its data change. `typed` replaces the saved answers of the step. */
  context(stepId?: string, typed?: StepAnswers): JourneyContext {
    const context = this.#contextOf(this.#run.application);
    return stepId && typed ? { ...context, answers: { ...context.answers, [stepId]: typed } } : context;
  }

  /** Returns a step of the journey, or undefined for an unknown id. */
  step(id: string): Step | undefined {
    return this.#run.steps.find((step) => step.id === id);
  }

  /** Creates a session that fills the form `store` with a step's answers, and saves the form. */
  sessionOf(stepId: string, store: FormStore, starting?: GetInitialValues): StepSession {
    return new StepSession(this.#run, stepId, store, starting);
  }

  /** Returns the issues of typed answers. Issues of a reply to a reviewer come first. */
  check(stepId: string, typed: StepAnswers): readonly Issue[] {
    const step = this.step(stepId);
    return step ? checkWithReply(this.#run.application, step, typed, this.context(stepId, typed)) : [];
  }

  /** Returns the answers without those to questions that do not apply, as a submission contains them. */
  applicable(stepId: string, typed: StepAnswers): StepAnswers {
    const step = this.step(stepId);
    return step ? applicableAnswers(step, typed, this.context(stepId, typed)) : typed;
  }

  /** Returns why the answers, complete or not, make the customer ineligible, or undefined if they do not. Reports a reason as an event. */
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

  /** Returns the requirement that reviewers check for a step, with its status. Returns undefined for a step without one. */
  requirementOf(stepId: string) {
    return this.#run.application?.requirements.find(({ id }) => id === this.step(stepId)?.requirement);
  }

  /** Returns the reviewer's question that the step's screen shows with a field for the reply, or undefined if there is none. */
  getReviewQuestion(stepId: string) {
    return findShownQuestion(this.#run.steps, this.step(stepId), this.#run.application, this.context());
  }

  /**
   * Returns whether a step can be edited: in a draft every step, after a rejection only reopened, incomplete and sealing steps. In all other states, no step
   * can be edited.
   */
  canEdit(stepId: string): boolean {
    return canEditStep(this.#run.steps, stepId, this.#run.application, this.context());
  }

  /**
   * Returns whether a step is closed: the newest application is submitted or decided, or a reviewer sent back only other steps. Returns false before the
   * application has loaded.
   */
  isClosed(stepId: string): boolean {
    const { newest, steps } = this.#run;
    return newest !== undefined && !canEditStep(steps, stepId, newest, this.#contextOf(newest));
  }

  /**
   * Saves a step, complete or not, and resolves to its issues and the next path. Saves of one runtime run in order. Rejects with CallError, or with
   * FlowNotLoadedError before the application has loaded.
   */
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
