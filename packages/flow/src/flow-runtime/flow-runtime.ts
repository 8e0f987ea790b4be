import type { CallError } from '@quayside/api/errors';
import type { Agreement } from '@quayside/contract/agreement';
import type { Application } from '@quayside/contract/application';
import {
  getAgreements,
  getApplication,
  markNewsSeen,
  saveStep,
  submitApplication,
} from '@quayside/contract/calls/opening';
import { singaporeDate } from '@quayside/rules/calendar-date';
import { type Issue, isError } from '@quayside/rules/issue';
import {
  applicable,
  checkStep,
  type Ineligibility,
  ineligibility,
  isReachable,
  isSatisfied,
  type Journey,
  type JourneyContext,
  nextStep,
  type Progress,
  progressOf,
  type Step,
  type StepAnswers,
} from '@quayside/rules/journey';
import { QueryClient } from '@tanstack/react-query';
import { type Flow, pathOf } from '../define-flow.ts';
import type { FormStore } from '../form/form-store.ts';
import { draftStoreKey } from '../form-holder.ts';
import type { FlowServices } from '../services.ts';
import { contextOf } from './context-of.ts';
import { FlowNotLoadedError, type FlowState } from './flow-state.ts';
import { inVersionOf, loadJourney } from './load-journey.ts';
import { about, openApplication, start } from './open-application.ts';
import { sealSensitive } from './seal-sensitive.ts';
import { type SendOptions, SentFiles } from './sent-files.ts';
import { DeviceDrafts } from './session/device-drafts.ts';
import type { SaveResult } from './session/saving.ts';
import { type Starting, type StepRun, StepSession } from './session/step-session.ts';
import { mayEdit, stepBehind } from './steps-on-the-way.ts';
import { WriteQueue } from './write-queue.ts';

export { FlowNotLoadedError, type FlowState } from './flow-state.ts';
export { about } from './open-application.ts';
export { type SaveResult, StepConflictError } from './session/saving.ts';

/**
 * One run of a flow for one signed-in user: the application as the server has it, the joined journey, and every question that a screen may ask
 * of both. Loaded after the first screen can be used. Rejections are those of the caller (@quayside/api's CallError).
 */
export class FlowRuntime implements StepRun {
  readonly flow: Flow;
  readonly services: FlowServices;
  /** whose form it is about; undefined: the user's own */
  readonly holder: string | undefined;
  readonly queries: QueryClient;
  /** what is typed and the server does not have */
  readonly drafts: DeviceDrafts;
  #state: FlowState = { status: 'loading' };
  #steps: readonly Step[] = [];
  #agreements: readonly Agreement[] = [];
  #listeners = new Set<() => void>();
  #loading: Promise<void> | undefined;
  #journey: Journey | undefined;
  #writeQueue = new WriteQueue();
  #closing: Promise<void> | undefined;
  /** counts the writes that were answered: what was read before one of them is old */
  #writes = 0;
  #files: SentFiles;
  #build: 'current' | 'outdated' = 'current';

  constructor(flow: Flow, services: FlowServices, { holder }: { readonly holder?: string | undefined } = {}) {
    this.flow = flow;
    this.holder = holder;
    this.services = services;
    this.#files = new SentFiles(services);
    const { drafts: draftStore, userId } = services;
    this.drafts = new DeviceDrafts({
      draftStore,
      userId,
      flow: draftStoreKey(flow.name, holder),
      application: () => this.application?.id,
      changed: () => this.#tell(),
    });
    this.queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  }

  get state(): FlowState {
    return this.#state;
  }

  get steps(): readonly Step[] {
    return this.#steps;
  }

  /** undefined until it is loaded */
  get journey(): Journey | undefined {
    return this.#journey;
  }

  get agreements(): readonly Agreement[] {
    return this.#agreements;
  }

  get application(): Application | undefined {
    return this.#state.status === 'ready' ? this.#state.application : undefined;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Loads journey, agreements and application, starting one where there is none. Calling it again after a failure tries again. */
  load(): Promise<void> {
    this.#loading ??= this.#load().catch((error: unknown) => {
      this.#loading = undefined;
      this.#set({ status: 'failed', error });
      throw error;
    });
    return this.#loading;
  }

  /** Asks the server again: after a review, or when another device may have gone on. */
  async refresh(): Promise<void> {
    const writes = this.#writes;
    const application = await this.services.caller.call(getApplication, {
      flow: this.flow.name,
      ...about(this.holder),
    });
    if (writes !== this.#writes) return this.refresh();
    if (application) return this.#accept(application);
    if (!this.application) return;
    await this.drafts.forget(this.#steps.map(({ id }) => id)); // the draft was deleted, and what belongs to it goes too
    this.services.reload?.();
  }

  /** What changed in the draft, or that the one before it expired, was read: no device tells it again. */
  markNewsSeen(): Promise<void> {
    return this.#writeQueue.run(async () => {
      const { application } = this;
      if (!application) return;
      const operationId = this.services.newId();
      const request = { applicationId: application.id, ...this.#version() };
      const seen = await this.#written(this.services.caller.call(markNewsSeen, request, { operationId }));
      this.#writeQueue.wrote(operationId, application.revision, seen.revision);
      this.#write(seen);
    });
  }

  /** Starts anew after a failure that may be overcome; after any other the server answers with the failed application again. */
  async restart(): Promise<Application> {
    const started = await start(this.flow, this.services, this.holder);
    this.#write(started);
    return started;
  }

  /** The agreements in the language on screen, for what has been answered so far. */
  async loadAgreements(application = this.application): Promise<readonly Agreement[]> {
    const language = this.services.language();
    this.#agreements = await this.queries.fetchQuery({
      queryKey: ['agreements', language, this.#agreementsHangOn(application)],
      queryFn: ({ signal }) => this.services.caller.call(getAgreements, { language, flow: this.flow.name }, { signal }),
      staleTime: 300_000,
    });
    this.#tell();
    return this.#agreements;
  }

  /** Everything that rules may ask about, with `typed` in place of the stored answers of a step. */
  context(stepId?: string, typed?: StepAnswers): JourneyContext {
    const context = contextOf(this.application, this.#agreements, singaporeDate(this.services.now()));
    return stepId && typed ? { ...context, answers: { ...context.answers, [stepId]: typed } } : context;
  }

  step(id: string): Step | undefined {
    return this.#steps.find((step) => step.id === id);
  }

  /** The session of a step whose form is `store`. */
  sessionOf = (stepId: string, store: FormStore, starting?: Starting) => new StepSession(this, stepId, store, starting);

  check(stepId: string, typed: StepAnswers): readonly Issue[] {
    const step = this.step(stepId);
    return step ? checkStep(step, this.context(stepId, typed)) : [];
  }

  /** Whether answers reveal that the customer cannot be served, however complete they are. */
  ineligible(stepId: string, typed: StepAnswers): Ineligibility | undefined {
    const step = this.step(stepId);
    const reason = step && ineligibility(step, typed, this.context(stepId, typed));
    if (reason) this.services.listen({ type: 'not-eligible', flow: this.flow.name, reason });
    return reason;
  }

  progress(stepId: string): Progress | undefined {
    return progressOf(this.#steps, stepId, this.context());
  }

  isSatisfied(stepId: string): boolean {
    const step = this.step(stepId);
    return step !== undefined && isSatisfied(step, this.context());
  }

  /** The requirement behind a step was rejected, accepted …; undefined where a reviewer does not look at it by itself. */
  requirementOf(stepId: string) {
    const id = this.step(stepId)?.requirement;
    return this.application?.requirements.find((requirement) => requirement.id === id);
  }

  /** Drafts are open throughout; when a reviewer sent items back only those are, corrected or not, and what has to be answered again because of them. */
  canEdit(stepId: string): boolean {
    return mayEdit(this.#steps, stepId, this.application, this.context());
  }

  /** Whether it is too late for answers of a step: the application was submitted or decided, or sent back without it. */
  isClosed(stepId: string): boolean {
    return this.application !== undefined && !this.canEdit(stepId);
  }

  /** Where the customer has to be: the first step that is missing, or the page of the application's state. */
  get path(): string {
    const { application } = this;
    if (!application) return '/';
    const missing = nextStep(this.#steps, this.context());
    if (application.state !== 'draft' || !missing) return this.flow.outcome(application);
    return pathOf(this.flow, missing.id);
  }

  /** The guard on unfinished steps: where to go instead of `path`, or undefined where it may be shown. */
  redirect(path: string): string | undefined {
    const step = this.flow.steps.find((one) => one.path === path);
    const { application } = this;
    if (!step || !application) return undefined;
    if (application.state === 'draft')
      return isReachable(this.#steps, step.step, this.context()) ? undefined : this.path;
    if (this.canEdit(step.step)) return this.#beforeSeal(step.step, application);
    return (application.state === 'opened' && step.onceOpened) || this.flow.outcome(application);
  }

  /** A seal comes last: before it the other items that were sent back, then the seals in front of it. Undefined where it may be given. */
  #beforeSeal(stepId: string, application: Application): string | undefined {
    const context = this.context();
    if (!this.step(stepId)?.seals || isReachable(this.#steps, stepId, context)) return undefined;
    const missing = nextStep(this.#steps, context);
    return missing?.seals ? pathOf(this.flow, missing.id) : this.flow.outcome(application);
  }

  /** Of the applicable steps, the one before `stepId`; undefined at the first. */
  before(stepId: string): string | undefined {
    const path = applicable(this.#steps, this.context());
    const step = path[path.findIndex(({ id }) => id === stepId) - 1];
    return step && pathOf(this.flow, step.id);
  }

  /** Where a saved step leads: to the one behind it; of what was sent back, to the next that is missing, and in the end to the page of the state. */
  after(stepId: string, typed: StepAnswers): string {
    const context = this.context(stepId, typed);
    const step = stepBehind(this.#steps, stepId, this.application?.state, context);
    return step ? pathOf(this.flow, step.id) : this.path;
  }

  /**
   * Saves a step, complete or not, and says what is missing and where it goes on. Writes of one run follow each other. `operationId` stays the same for every
   * attempt at one save; `revision` is the application's that the customer saw, now where it is absent.
   */
  save(
    stepId: string,
    typed: StepAnswers,
    {
      operationId = this.services.newId(),
      revision = this.application?.revision ?? 0,
    }: { readonly operationId?: string; readonly revision?: number } = {},
  ): Promise<SaveResult> {
    return this.#writeQueue.run(() => this.#save(stepId, typed, operationId, revision));
  }

  /** Submits once: taps while it runs share the call, and an attempt after a lost answer is the same operation. */
  async submit(): Promise<Application> {
    const { application } = this;
    if (!application) throw new FlowNotLoadedError('submit');
    const { id: applicationId, revision } = application;
    const submission = this.#writeQueue.submit(revision, this.services.newId, (operationId) => {
      const request = { applicationId, revision, ...this.#version() };
      return this.services.caller.call(submitApplication, request, { operationId });
    });
    const submitted = await this.#written(submission);
    const before = this.application?.state;
    this.#write(submitted);
    if (before !== submitted.state) {
      // else submitted before, or the other holder is not done
      const { reference } = submitted;
      this.services.listen({ type: 'submitted', flow: this.flow.name, applicationId, reference });
    }
    await this.#closing;
    return submitted;
  }

  /** Stores a file, with what was read from it. The same `File` again, after a lost answer, is the same operation: the server keeps one document. */
  async upload(kind: string, file: File, { reading, ...options }: SendOptions = {}): Promise<{ documentId: string }> {
    const { application } = this;
    if (!application) throw new FlowNotLoadedError('upload');
    const uploaded = await this.#files.upload(application.id, { kind, file, reading }, options);
    const current = this.application ?? application;
    this.#write({ ...current, documents: { ...current.documents, [uploaded.documentId]: uploaded.document } });
    return uploaded;
  }

  /** The server's verdict on a face picture. Asked again about the same picture after a lost answer, it counts as one attempt. */
  async checkFace(documentId: string) {
    const { application } = this;
    if (!application) throw new FlowNotLoadedError('checkFace');
    const verdict = await this.#files.checkFace(application.id, documentId);
    this.#write({ ...(this.application ?? application), face: verdict.face });
    return verdict;
  }

  async #load(): Promise<void> {
    const [{ journey, steps }, application] = await Promise.all([
      loadJourney(this.flow),
      openApplication(this.flow, this.services, this.holder),
    ]);
    this.#journey = journey;
    this.#steps = steps;
    await Promise.all([this.loadAgreements(application), this.drafts.loadUnsent()]);
    await this.#accept(application);
  }

  async #save(stepId: string, typed: StepAnswers, operationId: string, seen: number): Promise<SaveResult> {
    const { application } = this;
    if (!application) throw new FlowNotLoadedError('save');
    const step = this.step(stepId);
    const { answers, encrypted } = await sealSensitive(typed, step?.sensitive ?? [], this.services.encrypt);
    const revision = this.#writeQueue.revisionFor(operationId, seen);
    const request = { applicationId: application.id, step: stepId, answers, revision, ...this.#version() };
    const saved = await this.#written(
      this.services.caller.call(saveStep, encrypted ? { ...request, encrypted } : request, { operationId }),
    );
    this.#writeQueue.wrote(operationId, this.application?.revision ?? 0, saved.application.revision);
    this.#write(saved.application);
    if (this.#agreementsHangOn(saved.application) !== this.#agreementsHangOn(application)) await this.loadAgreements();
    await this.drafts.forget([stepId]);
    const issues = saved.issues as readonly Issue[];
    this.services.listen({ type: 'step-saved', flow: this.flow.name, step: stepId, complete: !issues.some(isError) });
    return { issues, next: this.after(stepId, typed) };
  }

  #version() {
    return this.#journey ? { journeyVersion: this.#journey.version } : {};
  }

  /** A write's answer; a refusal may tell that this page is of before, or that the draft is gone. */
  async #written<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer;
    } catch (error) {
      const { messageKey } = error as Partial<CallError>;
      if (messageKey === 'outdated') {
        this.#build = 'outdated';
        if (this.application) void this.#accept(this.application);
      }
      if (messageKey === 'notFound') void this.refresh().catch(() => undefined); // what the write was refused with is told
      throw error;
    }
  }

  #agreementsHangOn(application: Application | undefined): unknown {
    return application && this.flow.agreementsHangOn?.(application.answers);
  }

  #write(application: Application): void {
    this.#writes += 1;
    void this.#accept(application);
  }

  /** The newest of what was read and answered, in whatever order it arrives. Shown at once; answers when nothing is left of what is closed. */
  #accept(received: Application): Promise<void> | undefined {
    const application = inVersionOf(this.#journey, received);
    const before = this.application;
    if (before?.id === application.id && application.revision < before.revision) return this.#closing;
    if (application.journeyVersion > (this.#journey?.version ?? Number.MAX_VALUE)) this.#build = 'outdated';
    this.#set({ status: 'ready', application, savedAt: application.savedAt, build: this.#build });
    if (before && before.state !== application.state)
      this.services.listen({ type: 'state', flow: this.flow.name, state: application.state });
    const closed = this.#steps.filter(({ id }) => this.isClosed(id));
    if (closed.length > 0) this.#closing = this.drafts.close(closed, application.answers);
    return this.#closing;
  }

  #set(state: FlowState): void {
    this.#state = state;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
