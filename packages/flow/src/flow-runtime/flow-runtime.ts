import type { CallError } from '@quayside/api/errors';
import type { Agreement } from '@quayside/contract/agreement';
import type { Application } from '@quayside/contract/application';
import {
  acknowledgeDraftNotices,
  getAgreements,
  getApplication,
  saveStep,
  submitApplication,
} from '@quayside/contract/calls/opening';
import { askedAnswers } from '@quayside/rules/asked-answers';
import { singaporeDate } from '@quayside/rules/calendar-date';
import { type Issue, isError } from '@quayside/rules/issue';
import {
  applicable,
  type Ineligibility,
  ineligibility,
  isSatisfied,
  type Journey,
  type JourneyContext,
  type Step,
  type StepAnswers,
} from '@quayside/rules/journey';
import { type Progress, type ProgressOptions, progressOf } from '@quayside/rules/progress';
import { QueryClient } from '@tanstack/react-query';
import { type Flow, pathOf } from '../define-flow.ts';
import type { FormStore } from '../form/form-store.ts';
import { draftStoreKey } from '../form-holder.ts';
import type { FlowServices } from '../services.ts';
import { rememberedContext } from './context-of.ts';
import { FlowNotLoadedError, type FlowState } from './flow-state.ts';
import { inVersionOf, loadJourney } from './load-journey.ts';
import { about, openApplication, start } from './open-application.ts';
import { checkWithReply, questionOf, toSend } from './reply-in.ts';
import { type SendOptions, SentFiles } from './sent-files.ts';
import { DeviceDrafts } from './session/device-drafts.ts';
import type { SaveResult } from './session/saving.ts';
import { type Starting, type StepRun, StepSession } from './session/step-session.ts';
import { ShownState } from './shown-state.ts';
import { mayEdit, stepBefore, stepBehind } from './steps-on-the-way.ts';
import { currentPath, redirectFrom } from './way.ts';
import { WriteQueue } from './write-queue.ts';

export { FlowNotLoadedError, type FlowState } from './flow-state.ts';
export { about } from './open-application.ts';
export { type SaveResult, StepConflictError } from './session/saving.ts';

/** Runs a flow for one signed-in user. Loaded after the first screen is usable. Methods reject as the caller does (CallError of @quayside/api). */
export class FlowRuntime implements StepRun {
  readonly flow: Flow;
  readonly services: FlowServices;
  /** holder of the form; undefined for the user's own */
  readonly holder: string | undefined;
  readonly queries: QueryClient;
  /** input on the device that the server does not have */
  readonly drafts: DeviceDrafts;
  #shown = new ShownState();
  #steps: readonly Step[] = [];
  #agreements: readonly Agreement[] = [];
  #loading: Promise<void> | undefined;
  #journey: Journey | undefined;
  #writeQueue = new WriteQueue();
  #closing: Promise<void> | undefined;
  /** number of answered writes; a read that started before one of them is outdated */
  #writes = 0;
  #files: SentFiles;
  #contextOf: ReturnType<typeof rememberedContext>;
  #screens: Record<string, number> = {};
  #build: 'current' | 'outdated' = 'current';

  constructor(flow: Flow, services: FlowServices, { holder }: { readonly holder?: string | undefined } = {}) {
    this.flow = flow;
    this.holder = holder;
    this.services = services;
    this.#files = new SentFiles(services);
    this.#contextOf = rememberedContext(services.capabilities);
    const { drafts: draftStore, userId } = services;
    this.drafts = new DeviceDrafts({
      draftStore,
      userId,
      flow: draftStoreKey(flow.name, holder),
      application: () => this.application?.id,
      changed: () => this.#shown.tell(),
    });
    this.queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  }

  get state(): FlowState {
    return this.#shown.state;
  }

  get steps(): readonly Step[] {
    return this.#steps;
  }

  /** undefined until loaded */
  get journey(): Journey | undefined {
    return this.#journey;
  }

  get agreements(): readonly Agreement[] {
    return this.#agreements;
  }

  get application(): Application | undefined {
    return this.#shown.application;
  }

  /** The newest application. While a screen leaves, `application` is the older one that it shows. */
  get newest(): Application | undefined {
    return this.#shown.newest;
  }

  /** Runs work that ends on another page. Screens show the application as it was before until `arrive` is called or the work fails. */
  leave = <T>(work: () => Promise<T>): Promise<T> => this.#shown.leave(work);

  /** Shows the newest application. `quietly`: does not notify listeners, because the screens of the current render read it themselves. */
  arrive = (how?: { readonly quietly?: boolean }): void => this.#shown.arrive(how);

  subscribe = (listener: () => void): (() => void) => this.#shown.subscribe(listener);

  /** Loads journey, agreements and application, and starts an application if there is none. A call after a failure retries. */
  load(): Promise<void> {
    this.#loading ??= this.#load().catch((error: unknown) => {
      this.#loading = undefined;
      this.#shown.accept({ status: 'failed', error });
      throw error;
    });
    return this.#loading;
  }

  /** Reloads the application, after a review or when another device may have changed it. */
  async refresh(): Promise<void> {
    const writes = this.#writes;
    const application = await this.services.caller.call(getApplication, {
      flow: this.flow.name,
      ...about(this.holder),
    });
    if (writes !== this.#writes) return this.refresh();
    if (application) return this.#accept(application);
    if (!this.application) return;
    await this.drafts.forget(this.#steps.map(({ id }) => id)); // the draft was deleted, so the device forgets its answers too
    this.services.reload?.();
  }

  /** Marks a notice about a changed or expired draft as read on all devices. */
  acknowledgeDraftNotices(): Promise<void> {
    return this.#writeQueue.run(async () => {
      const { application } = this;
      if (!application) return;
      const operationId = this.services.newId();
      const request = { applicationId: application.id, ...this.#version() };
      const seen = await this.#written(this.services.caller.call(acknowledgeDraftNotices, request, { operationId }));
      this.#writeQueue.wrote(operationId, application.revision, seen.revision);
      this.#write(seen);
    });
  }

  /** Starts an application again, after a recoverable failure or for a repeatable flow. */
  async restart(): Promise<Application> {
    const started = await start(this.flow, this.services, this.holder);
    this.#write(started);
    return started;
  }

  /** Loads the agreements for the current answers in the current language. */
  async loadAgreements(application = this.application): Promise<readonly Agreement[]> {
    const language = this.services.language();
    this.#agreements = await this.queries.fetchQuery({
      queryKey: ['agreements', language, this.#agreementsHangOn(application)],
      queryFn: ({ signal }) => this.services.caller.call(getAgreements, { language, flow: this.flow.name }, { signal }),
      staleTime: 300_000,
    });
    this.#shown.tell();
    return this.#agreements;
  }

  /** Returns the rules' context, the same object until its data change. `typed` replaces the saved answers of the step. */
  context(stepId?: string, typed?: StepAnswers): JourneyContext {
    const context = this.#contextWith(this.application);
    return stepId && typed ? { ...context, answers: { ...context.answers, [stepId]: typed } } : context;
  }

  step(id: string): Step | undefined {
    return this.#steps.find((step) => step.id === id);
  }

  /** Returns a new session of a step that fills and saves the form `store`. */
  sessionOf = (stepId: string, store: FormStore, starting?: Starting) => new StepSession(this, stepId, store, starting);

  check(stepId: string, typed: StepAnswers): readonly Issue[] {
    const step = this.step(stepId);
    return step ? checkWithReply(this.application, step, typed, this.context(stepId, typed)) : [];
  }

  /** Returns the answers without those to questions that no longer apply, as a submission contains them. */
  asked(stepId: string, typed: StepAnswers): StepAnswers {
    const step = this.step(stepId);
    return step ? askedAnswers(step, typed, this.context(stepId, typed)) : typed;
  }

  /** Returns why the answers make the customer ineligible, even if they are incomplete; undefined if they do not. Reports the reason to the listener. */
  ineligible(stepId: string, typed: StepAnswers): Ineligibility | undefined {
    const step = this.step(stepId);
    const reason = step && ineligibility(step, typed, this.context(stepId, typed));
    if (reason) this.services.listen({ type: 'not-eligible', flow: this.flow.name, reason });
    return reason;
  }

  /** Returns the progress at a step. Stores the step's number of screens for the progress at other steps. */
  progress(stepId: string, options: Pick<ProgressOptions, 'screen' | 'questions'> = {}): Progress | undefined {
    if (options.screen) this.#screens[stepId] = options.screen.of;
    return progressOf(this.#steps, stepId, this.context(), { ...options, seen: this.#screens });
  }

  /** Waits for pending writes. Resolves to `server` if the server has all answers, and to `device` if some are only on this device. */
  async whereAnswersAre(): Promise<'server' | 'device'> {
    await this.#writeQueue.run(async () => undefined);
    return (await this.drafts.holdsAny(applicable(this.#steps, this.context()))) ? 'device' : 'server';
  }

  isSatisfied(stepId: string): boolean {
    const step = this.step(stepId);
    return !!step && isSatisfied(step, this.context());
  }

  /** Returns the reviewed item of a step; undefined if reviewers do not check the step separately. */
  requirementOf(stepId: string) {
    return this.application?.requirements.find(({ id }) => id === this.step(stepId)?.requirement);
  }

  /** Returns the reviewer's question that a step's screen shows with a field for the reply. */
  questionOf = (stepId: string) => questionOf(this.#steps, this.step(stepId), this.application, this.context());

  /** Returns whether a step can be changed: in a draft each step, after a rejection only the rejected steps and those that depend on them. */
  canEdit(stepId: string): boolean {
    return mayEdit(this.#steps, stepId, this.application, this.context());
  }

  /** Returns whether a step no longer accepts answers: the application is submitted or decided, or only other steps were sent back. */
  isClosed = (stepId: string): boolean => {
    const { newest } = this;
    return newest !== undefined && !mayEdit(this.#steps, stepId, newest, this.#contextWith(newest));
  };

  /** Path of the customer's current step, or of the application's state. */
  get path(): string {
    return currentPath(this.#way());
  }

  /** Returns where to go instead of `path`; undefined if it may be shown. */
  redirect = (path: string): string | undefined => redirectFrom(path, this.#way());

  /** Returns the path that Back leads to; undefined for the first step. */
  before(stepId: string): string | undefined {
    const step = stepBefore(this.#steps, stepId, this.context());
    return step && pathOf(this.flow, step.id);
  }

  /** Returns the path after a saved step: the next step; after a rejection the next missing step, and finally the page of the state. */
  after(stepId: string, typed: StepAnswers): string {
    const context = this.context(stepId, typed);
    const step = stepBehind(this.#steps, stepId, this.application?.state, context);
    return step ? pathOf(this.flow, step.id) : this.path;
  }

  /**
   * Saves a step, complete or not, and returns its issues and the next path. Writes of one runtime run in order. `operationId` is the same for each attempt
   * of one save. `revision`: the one that the customer saw, by default the current one.
   */
  save(
    stepId: string,
    typed: StepAnswers,
    {
      operationId = this.#writeQueue.operationFor(stepId, typed, this.services.newId),
      revision = this.application?.revision ?? 0,
    }: { readonly operationId?: string; readonly revision?: number } = {},
  ): Promise<SaveResult> {
    return this.#writeQueue.run(() => this.#save(stepId, typed, operationId, revision));
  }

  /** Submits once: parallel calls share the request, and an attempt after a lost response is the same operation. */
  async submit(): Promise<Application> {
    const { application } = this;
    if (!application) throw new FlowNotLoadedError('submit');
    const { id: applicationId, revision } = application;
    const submission = this.#writeQueue.submit(revision, this.services.newId, (operationId) => {
      const request = { applicationId, revision, ...this.#version() };
      return this.services.caller.call(submitApplication, request, { operationId });
    });
    const submitted = await this.#written(submission);
    const before = this.newest?.state;
    this.#write(submitted);
    if (before !== submitted.state) {
      // no event if it was submitted before, or if the other holder is not done
      const { reference } = submitted;
      this.services.listen({ type: 'submitted', flow: this.flow.name, applicationId, reference });
    }
    await this.#closing;
    return submitted;
  }

  /** Uploads a file with its reading. The same `File` after a lost response is the same operation, so the server stores one document. */
  async upload(kind: string, file: File, { reading, ...options }: SendOptions = {}): Promise<{ documentId: string }> {
    const { application } = this;
    if (!application) throw new FlowNotLoadedError('upload');
    const uploaded = await this.#files.upload(application.id, { kind, file, reading }, options);
    const current = this.application ?? application;
    this.#write({ ...current, documents: { ...current.documents, [uploaded.documentId]: uploaded.document } });
    return uploaded;
  }

  /** Returns the server's result for a face picture. A repeated call for the same picture counts as one attempt. */
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
    const given = await toSend(application, this.step(stepId), typed, this.services.encrypt);
    const revision = this.#writeQueue.revisionFor(operationId, seen);
    const body = { applicationId: application.id, step: stepId, ...given, revision, ...this.#version() };
    const saved = await this.#written(this.services.caller.call(saveStep, body, { operationId }), operationId);
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

  /** Awaits the response to a write. A refusal can mean that this page is outdated or that the draft expired. */
  async #written<T>(answer: Promise<T>, operationId = ''): Promise<T> {
    try {
      return await answer;
    } catch (error) {
      const { messageKey, envelope } = error as Partial<CallError>;
      if (envelope) this.#writeQueue.answered(operationId);
      if (messageKey === 'outdated') {
        this.#build = 'outdated';
        if (this.application) void this.#accept(this.application);
      }
      if (messageKey === 'notFound') void this.refresh().catch(() => undefined); // the error of the write is reported instead
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

  /** Accepts an application from the server unless a newer one has arrived. Shows it at once; resolves when the drafts of closed steps are removed. */
  #accept(received: Application): Promise<void> | undefined {
    const application = inVersionOf(this.#journey, received);
    const before = this.newest;
    if (before?.id === application.id && application.revision < before.revision) return this.#closing;
    if (application.journeyVersion > (this.#journey?.version ?? Number.MAX_VALUE)) this.#build = 'outdated';
    this.#shown.accept({ status: 'ready', application, savedAt: application.savedAt, build: this.#build });
    if (before && before.state !== application.state)
      this.services.listen({ type: 'state', flow: this.flow.name, state: application.state });
    const closed = this.#steps.filter(({ id }) => this.isClosed(id));
    if (closed.length > 0) this.#closing = this.drafts.close(closed, application.answers);
    return this.#closing;
  }

  #way() {
    const { flow, steps, newest: application } = this;
    return { flow, steps, application, context: this.#contextWith(application) };
  }

  #contextWith = (application: Application | undefined): JourneyContext =>
    this.#contextOf(application, this.#agreements, singaporeDate(this.services.now()));
}
