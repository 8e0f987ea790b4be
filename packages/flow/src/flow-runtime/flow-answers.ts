import type { Application } from '@quayside/contract/application';
import { applicableAnswers } from '@quayside/rules/internals/asked-answers';
import type { Issue } from '@quayside/rules/issue';
import {
  applicable,
  type Ineligibility,
  ineligibility,
  isSatisfied,
  type JourneyContext,
  type Step,
  type StepAnswers,
} from '@quayside/rules/journey';
import { type Progress, type ProgressOptions, progressOf } from '@quayside/rules/progress';
import type { FormStore } from '../form/form-store.ts';
import type { RuntimeState } from './flow-state.ts';
import { checkWithReply, questionOf } from './reply-in.ts';
import type { SaveResult } from './session/saving.ts';
import { type Starting, type StepRun, StepSession } from './session/step-session.ts';
import { mayEdit } from './steps-on-the-way.ts';

/** Options of a save. `operationId` is the same for each attempt of one save. `revision`: the one that the customer saw, by default the current one. */
export type SaveOptions = { readonly operationId?: string; readonly revision?: number };

/** The writes of the runtime that answers need. */
type Writes = {
  readonly save: (stepId: string, typed: StepAnswers, options?: SaveOptions) => Promise<SaveResult>;
  /** resolves when no write is pending */
  readonly settled: () => Promise<void>;
};

/** The answers of the steps of a flow: what the rules say about them, whether they can be changed, and how they are saved. */
export class FlowAnswers {
  #run: RuntimeState & StepRun;
  #writes: Writes;
  #screens: Record<string, number> = {};

  constructor(run: RuntimeState & StepRun, writes: Writes) {
    this.#run = run;
    this.#writes = writes;
  }

  /** Returns the rules' context, the same object until its data change. `typed` replaces the saved answers of the step. */
  context(stepId?: string, typed?: StepAnswers): JourneyContext {
    const context = this.#contextOf(this.#run.application);
    return stepId && typed ? { ...context, answers: { ...context.answers, [stepId]: typed } } : context;
  }

  step(id: string): Step | undefined {
    return this.#run.steps.find((step) => step.id === id);
  }

  /** Returns a new session of a step that fills and saves the form `store`. */
  sessionOf(stepId: string, store: FormStore, starting?: Starting): StepSession {
    return new StepSession(this.#run, stepId, store, starting);
  }

  check(stepId: string, typed: StepAnswers): readonly Issue[] {
    const step = this.step(stepId);
    return step ? checkWithReply(this.#run.application, step, typed, this.context(stepId, typed)) : [];
  }

  /** Returns the answers without those to questions that no longer apply, as a submission contains them. */
  applicable(stepId: string, typed: StepAnswers): StepAnswers {
    const step = this.step(stepId);
    return step ? applicableAnswers(step, typed, this.context(stepId, typed)) : typed;
  }

  /** Returns why the answers make the customer ineligible, even if they are incomplete; undefined if they do not. Reports the reason to the listener. */
  ineligible(stepId: string, typed: StepAnswers): Ineligibility | undefined {
    const step = this.step(stepId);
    const reason = step && ineligibility(step, typed, this.context(stepId, typed));
    const { services, flow } = this.#run;
    if (reason) services.listen({ type: 'not-eligible', flow: flow.name, reason });
    return reason;
  }

  /** Returns the progress at a step. Stores the step's number of screens for the progress at other steps. */
  progress(stepId: string, options: Pick<ProgressOptions, 'screen' | 'questions'> = {}): Progress | undefined {
    if (options.screen) this.#screens[stepId] = options.screen.of;
    return progressOf(this.#run.steps, stepId, this.context(), { ...options, seen: this.#screens });
  }

  isSatisfied(stepId: string): boolean {
    const step = this.step(stepId);
    return !!step && isSatisfied(step, this.context());
  }

  /** Returns the reviewed item of a step; undefined if reviewers do not check the step separately. */
  requirementOf(stepId: string) {
    return this.#run.application?.requirements.find(({ id }) => id === this.step(stepId)?.requirement);
  }

  /** Returns the reviewer's question that a step's screen shows with a field for the reply. */
  questionOf(stepId: string) {
    return questionOf(this.#run.steps, this.step(stepId), this.#run.application, this.context());
  }

  /** Returns whether a step can be changed: in a draft each step, after a rejection only the rejected steps and those that depend on them. */
  canEdit(stepId: string): boolean {
    return mayEdit(this.#run.steps, stepId, this.#run.application, this.context());
  }

  /** Returns whether a step no longer accepts answers: the application is submitted or decided, or only other steps were sent back. */
  isClosed(stepId: string): boolean {
    const { newest, steps } = this.#run;
    return newest !== undefined && !mayEdit(steps, stepId, newest, this.#contextOf(newest));
  }

  /** Saves a step, complete or not, and returns its issues and the next path. Writes of one runtime run in order. */
  save(stepId: string, typed: StepAnswers, options?: SaveOptions): Promise<SaveResult> {
    return this.#writes.save(stepId, typed, options);
  }

  /** Waits for pending writes. Resolves to `server` if the server has all answers, and to `device` if some are only on this device. */
  async whereAnswersAre(): Promise<'server' | 'device'> {
    await this.#writes.settled();
    return (await this.#run.drafts.holdsAny(applicable(this.#run.steps, this.context()))) ? 'device' : 'server';
  }

  #contextOf(application: Application | undefined): JourneyContext {
    return this.#run.contextOf(application);
  }
}
