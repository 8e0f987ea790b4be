import type { CallError } from '@quayside/api/errors';
import type { Application } from '@quayside/contract/application';
import {
  acknowledgeDraftNotices,
  getAgreements,
  getApplication,
  saveStep,
  submitApplication,
} from '@quayside/contract/calls/opening';
import type { Agreement } from '@quayside/contract/internals/agreement';
import { type Issue, isError } from '@quayside/rules/issue';
import type { Journey, JourneyContext, Step, StepAnswers } from '@quayside/rules/journey';
import { toSingaporeDate } from '@quayside/values/calendar-date';
import { QueryClient } from '@tanstack/react-query';
import type { Flow } from '../define-flow.ts';
import { draftStoreKey } from '../form-holder.ts';
import type { FlowServices } from '../services.ts';
import { FlowAnswers } from './flow-answers.ts';
import { FlowFiles } from './flow-files.ts';
import { FlowNavigator } from './flow-navigator.ts';
import { FlowNotLoadedError, type FlowState, type RuntimeState } from './flow-state.ts';
import { createContextCache } from './journey-context.ts';
import { loadJourney, migrateApplication } from './load-journey.ts';
import { openApplication, startNewApplication, toHolderParameter } from './open-application.ts';
import { buildSaveData } from './review-reply.ts';
import { DeviceDrafts } from './session/device-drafts.ts';
import type { SaveResult } from './session/save-result.ts';
import type { SessionRuntime } from './session/step-session.ts';
import { ShownState } from './shown-state.ts';
import { WriteQueue } from './write-queue.ts';

export { FlowNotLoadedError, type FlowState } from './flow-state.ts';
export { toHolderParameter } from './open-application.ts';
export { type SaveResult, StepConflictError } from './session/save-result.ts';

/**
 * The runtime of a flow for one signed-in user. Loads the application, and shares it with `answers`, `navigator` and `files`. Its code loads after the first
 * screen is usable. Methods reject with the errors of `services.caller` (CallError of @quayside/api).
 */
export class FlowRuntime implements RuntimeState, SessionRuntime {
  readonly flow: Flow;
  readonly services: FlowServices;
  /** The id of the form's holder, or undefined for the user's own form. */
  readonly holder: string | undefined;
  readonly queries: QueryClient;
  /** The input that is stored on the device and that the server does not have yet. */
  readonly drafts: DeviceDrafts;
  readonly answers: FlowAnswers;
  readonly navigator: FlowNavigator;
  readonly files: FlowFiles;
  #shown = new ShownState();
  #steps: readonly Step[] = [];
  #agreements: readonly Agreement[] = [];
  #loading: Promise<void> | undefined;
  #journey: Journey | undefined;
  #writeQueue = new WriteQueue();
  #closing: Promise<void> | undefined;
  /** The number of completed writes. A read that started before one of them is outdated. */
  #writes = 0;
  #rememberedContext: ReturnType<typeof createContextCache>;
  #build: 'current' | 'outdated' = 'current';

  constructor(flow: Flow, services: FlowServices, { holder }: { readonly holder?: string | undefined } = {}) {
    this.flow = flow;
    this.holder = holder;
    this.services = services;
    this.#rememberedContext = createContextCache(services.capabilities);
    const { drafts: draftStore, userId } = services;
    this.drafts = new DeviceDrafts({
      draftStore,
      userId,
      flow: draftStoreKey(flow.name, holder),
      application: () => this.application?.id,
      changed: () => this.#shown.tell(),
    });
    this.queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    this.answers = new FlowAnswers(this, {
      save: (stepId, typed, options = {}) => {
        const {
          operationId = this.#writeQueue.operationFor(stepId, typed, services.newId),
          revision = this.application?.revision ?? 0,
        } = options;
        return this.#writeQueue.run(() => this.#save(stepId, typed, operationId, revision));
      },
      settled: () => this.#writeQueue.run(async () => undefined),
    });
    this.navigator = new FlowNavigator(this);
    this.files = new FlowFiles(this, (application) => this.#write(application));
  }

  get state(): FlowState {
    return this.#shown.state;
  }

  get steps(): readonly Step[] {
    return this.#steps;
  }

  /** The journey, or undefined until it has loaded. */
  get journey(): Journey | undefined {
    return this.#journey;
  }

  get agreements(): readonly Agreement[] {
    return this.#agreements;
  }

  get application(): Application | undefined {
    return this.#shown.application;
  }

  /** The newest application; during `leave`, `application` is the older one that screens show. */
  get newest(): Application | undefined {
    return this.#shown.newest;
  }

  /** Runs `work`, which ends with a navigation, and settles as it does. Screens show the previous application until `arrive` is called or `work` rejects. */
  leave = <T>(work: () => Promise<T>): Promise<T> => this.#shown.leave(work);

  /** Shows the newest application and notifies listeners. With `quietly`, does not notify them, for a call during a render that reads the application. */
  arrive = (how?: { readonly quietly?: boolean }): void => this.#shown.arrive(how);

  /** Returns the rules' context of an application. It is the same object until its data change. */
  contextOf = (application: Application | undefined): JourneyContext =>
    this.#rememberedContext(application, this.#agreements, toSingaporeDate(this.services.now()));

  subscribe = (listener: () => void): (() => void) => this.#shown.subscribe(listener);

  /** Loads the journey, the agreements and the application. Starts an application if there is none. Rejects if a call fails; another call then retries. */
  load(): Promise<void> {
    this.#loading ??= this.#load().catch((error: unknown) => {
      this.#loading = undefined;
      this.#shown.accept({ status: 'failed', error });
      throw error;
    });
    return this.#loading;
  }

  /**
   * Reloads the application from the server, after a review or when another device may have changed it. If the draft was deleted, deletes its answers on the
   * device and reloads the page.
   */
  async refresh(): Promise<void> {
    const writes = this.#writes;
    const application = await this.services.caller.call(getApplication, {
      flow: this.flow.name,
      ...toHolderParameter(this.holder),
    });
    if (writes !== this.#writes) return this.refresh();
    if (application) return this.#accept(application);
    if (!this.application) return;
    await this.drafts.forget(this.#steps.map(({ id }) => id)); // the draft was deleted, so its answers on the device are deleted too
    this.services.reload?.();
  }

  /** Marks the notices about a changed or expired draft as read on all devices. */
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

  /** Starts another application, and resolves to it. For use after a recoverable failure, or in a repeatable flow. */
  async restart(): Promise<Application> {
    const started = await startNewApplication(this.flow, this.services, this.holder);
    this.#write(started);
    return started;
  }

  /** Loads the agreements for the application's answers in the current language, and resolves to them. */
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

  /**
   * Submits the application, and resolves to it. Parallel calls share a request, and a retry after a lost response is the same operation. Rejects with
   * FlowNotLoadedError before the application has loaded.
   */
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
    const given = await buildSaveData(application, this.answers.step(stepId), typed, this.services.encrypt);
    const revision = this.#writeQueue.revisionFor(operationId, seen);
    const body = { applicationId: application.id, step: stepId, ...given, revision, ...this.#version() };
    const saved = await this.#written(this.services.caller.call(saveStep, body, { operationId }), operationId);
    this.#writeQueue.wrote(operationId, this.application?.revision ?? 0, saved.application.revision);
    this.#write(saved.application);
    if (this.#agreementsHangOn(saved.application) !== this.#agreementsHangOn(application)) await this.loadAgreements();
    await this.drafts.forget([stepId]);
    const issues = saved.issues as readonly Issue[];
    this.services.listen({ type: 'step-saved', flow: this.flow.name, step: stepId, complete: !issues.some(isError) });
    return { issues, next: this.navigator.after(stepId, typed) };
  }

  #version() {
    return this.#journey ? { journeyVersion: this.#journey.version } : {};
  }

  /** Resolves or rejects as `answer`. The error `outdated` means that the server has a newer journey, and `notFound` that the draft expired. */
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
    return application && this.flow.agreementsDependOn?.(application.answers);
  }

  #write(application: Application): void {
    this.#writes += 1;
    void this.#accept(application);
  }

  /** Shows an application from the server, unless a newer one has arrived. Resolves once the drafts of closed steps are removed. */
  #accept(received: Application): Promise<void> | undefined {
    const application = migrateApplication(this.#journey, received);
    const before = this.newest;
    if (before?.id === application.id && application.revision < before.revision) return this.#closing;
    if (application.journeyVersion > (this.#journey?.version ?? Number.MAX_VALUE)) this.#build = 'outdated';
    this.#shown.accept({ status: 'ready', application, savedAt: application.savedAt, build: this.#build });
    if (before && before.state !== application.state)
      this.services.listen({ type: 'state', flow: this.flow.name, state: application.state });
    const closed = this.#steps.filter(({ id }) => this.answers.isClosed(id));
    if (closed.length > 0) this.#closing = this.drafts.close(closed, application.answers);
    return this.#closing;
  }
}
