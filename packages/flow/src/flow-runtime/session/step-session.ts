import type { CallError } from '@quayside/api/errors';
import type { Application } from '@quayside/contract/application';
import { sameAnswers } from '@quayside/rules/internals/same-answers';
import { type Issue, isError, issue } from '@quayside/rules/issue';
import { type Ineligibility, type Journey, migrateAnswers, type Step, type StepAnswers } from '@quayside/rules/journey';
import type { Flow } from '../../define-flow.ts';
import type { FormStore } from '../../form/form-store.ts';
import { coversPath, type FormValues } from '../../form/paths.ts';
import type { FlowServices } from '../../services.ts';
import type { DeviceDrafts, StoredDraft } from './device-drafts.ts';
import { ChangedMeanwhileError, type SaveResult, StepConflictError } from './save-result.ts';
import {
  initialStepState,
  type SentAnswers,
  type StepEffect,
  type StepEvent,
  type StepSnapshot,
  transition,
} from './step-state.ts';

/** The part of a runtime that its sessions use. `FlowRuntime` implements it. */
export type SessionRuntime = {
  readonly application: Application | undefined;
  readonly journey: Journey | undefined;
  readonly drafts: DeviceDrafts;
  readonly flow: Pick<Flow, 'name'>;
  readonly services: Pick<FlowServices, 'newId' | 'listen' | 'now'>;
  readonly subscribe: (listener: () => void) => () => void;
  readonly answers: {
    readonly step: (id: string) => Step | undefined;
    readonly canEdit: (id: string) => boolean;
    readonly isClosed: (id: string) => boolean;
    readonly check: (id: string, typed: StepAnswers) => readonly Issue[];
    readonly ineligible: (id: string, typed: StepAnswers) => Ineligibility | undefined;
    readonly save: (
      id: string,
      values: FormValues,
      operation: { readonly operationId: string; readonly revision: number },
    ) => Promise<SaveResult>;
  };
  /** `path` is the path of the application's current step. */
  readonly navigator: { readonly path: string };
  readonly refresh: () => Promise<void>;
};

/** Two answers to one step that differ: those on this device, and those that another device saved. */
export type Conflict = { readonly here: FormValues; readonly there: FormValues };

/** A function that returns the initial answers of a form from the saved ones. */
export type GetInitialValues = (saved: StepAnswers | undefined) => FormValues;

/** How `StepSession.continue` prepares the answers, and what follows the save. */
export type ContinueOptions = {
  /** Returns the answers to send, from the typed ones. */
  readonly prepare: (typed: FormValues) => FormValues;
  /** Runs once the step is saved and complete, and resolves to the next path. A retry runs it without another save. */
  readonly finish?: (() => Promise<string>) | undefined;
  /** `next` leads to the step after this one, and `due` to the application's current path (`FlowNavigator.path`). */
  readonly destination: 'next' | 'due';
  /** Called before each asynchronous operation, so that the screen shows that it is busy. */
  readonly onBusy: () => void;
  /** Returns whether the screen is still visible. If it is not, `continue` stops. */
  readonly isOnScreen: () => boolean;
  /** The fields of the visible page, if it is not the last page of the step. Then only these fields are checked, and the step is not saved. */
  readonly within?: readonly string[] | undefined;
};

/**
 * The result of `StepSession.continue`. `stay`: the screen shows issues or a conflict. `page`: the visible page has no errors. `go`: the screen navigates to
 * `path`. `ineligible`: the customer cannot be served.
 */
export type ContinueResult =
  | { readonly kind: 'stay' }
  | { readonly kind: 'page' }
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'ineligible'; readonly reason: Ineligibility };

type StepTelling =
  | { readonly type: 'step-shown' | 'step-retried' }
  | { readonly type: 'step-problem'; readonly codes: readonly string[] };

type Operation = {
  readonly sent: SentAnswers & { readonly typed: FormValues };
  readonly operationId: string;
  readonly revision: number;
  running: Promise<SaveResult> | undefined;
};

const stay: ContinueResult = { kind: 'stay' };

/**
 * The session of one step: fills its form, stores input on the device, saves the form, and detects saves of other devices. The form marks changed fields, and
 * the device stores a copy of the session's state. From both, `step-state.ts` decides whether the server has the input.
 */
export class StepSession {
  readonly step: string;
  #run: SessionRuntime;
  #store: FormStore;
  #starting: GetInitialValues;
  #state = initialStepState;
  #conflict: Conflict | undefined;
  /** The last save. A retry with the same answers is the same operation (F50). */
  #operation: Operation | undefined;
  #opening: Promise<void> | undefined;
  #finishing: 'none' | 'failed' = 'none';
  #attempt: 'none' | 'failed' = 'none';
  /** The form's answers, and the time at which they were typed, in milliseconds since 1970. */
  #dated: { readonly values: FormValues | undefined; readonly at: number } = { values: undefined, at: 0 };
  #listeners = new Set<() => void>();

  constructor(
    run: SessionRuntime,
    step: string,
    store: FormStore,
    starting: GetInitialValues = (saved) => ({ ...saved }),
  ) {
    this.#run = run;
    this.step = step;
    this.#store = store;
    this.#starting = starting;
  }

  get conflict(): Conflict | undefined {
    return this.#conflict;
  }

  /** Calls `listener` when `conflict` changes. Returns a function that unsubscribes it. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Fills the form with saved answers, then with the draft of this device, then with early answers. Later calls share the first one. */
  open(): Promise<void> {
    this.#opening ??= this.#open();
    return this.#opening;
  }

  /**
   * Compares the step with the server's answers after each change of the application, and registers it for `DeviceDrafts.storeAll`. Returns a function that
   * ends both.
   */
  follow(): () => void {
    this.#tell({ type: 'step-shown' });
    const unsubscribe = this.#run.subscribe(() => void this.#dispatch({ type: 'server', now: this.#now() }));
    const unwatch = this.#run.drafts.watch(this.step, () => this.#kept());
    return () => {
      unsubscribe();
      unwatch();
    };
  }

  /** Stores the input on the device. If the step is closed, reports the input as unsent instead. */
  async storeDraft(): Promise<void> {
    await this.#noticeTyping();
    if (this.#run.answers.isClosed(this.step)) await this.#dispatch({ type: 'server', now: this.#now() });
    else await this.#perform('store');
  }

  /** Saves the prepared answers `values`. Rejects with CallError, and with StepConflictError while there is a conflict. */
  async save(values: FormValues): Promise<SaveResult> {
    const typed = this.#store.values; // read before any await, because `values` does not contain later input
    await this.open();
    if (this.#conflict) throw new StepConflictError(this.step);
    await this.#noticeTyping();
    const known = this.#operation;
    const again = known && known.sent === this.#state.sent && known.sent.typed === typed;
    const operation = again ? known : this.#begin({ values, typed });
    operation.running ??= this.#send(operation).finally(() => {
      operation.running = undefined;
    });
    return operation.running;
  }

  /** Saves the input when the customer leaves the screen, complete or not. If that fails, stores it on the device. */
  async leave(prepare: (typed: FormValues) => FormValues = (typed) => typed): Promise<void> {
    if (!this.#store.isDirty) return;
    await this.open(); // a customer who leaves at once has not seen the draft of this device
    if (this.#run.answers.isClosed(this.step)) return this.storeDraft();
    await this.save(prepare(this.#store.values)).catch(() => this.storeDraft());
  }

  /** Ends a conflict. With `here`, the next save sends this device's answers. With `there`, the other device's answers replace the input. */
  async choose(which: 'here' | 'there'): Promise<void> {
    await this.#dispatch({ type: 'chosen', which });
  }

  /**
   * Runs the primary action of the screen: validates the form, saves the step, and resolves to what follows. Rejects with CallError and ChangedMeanwhileError.
   */
  async continue(continuation: ContinueOptions): Promise<ContinueResult> {
    if (this.#attempt === 'failed') this.#tell({ type: 'step-retried' });
    this.#attempt = 'none';
    try {
      const continued = await this.#continue(continuation);
      const codes = this.#store.issues.filter(isError).map(({ code }) => code);
      if (continued.kind === 'stay' && codes.length > 0) this.#tell({ type: 'step-problem', codes });
      return continued;
    } catch (error) {
      this.#attempt = 'failed';
      this.#tell({ type: 'step-problem', codes: [codeOf(error)] });
      if (this.#conflict) return stay;
      throw error;
    }
  }

  #tell(event: StepTelling): void {
    this.#run.services.listen({ ...event, flow: this.#run.flow.name, step: this.step });
  }

  async #continue({
    prepare,
    finish,
    destination,
    onBusy,
    isOnScreen,
    within,
  }: ContinueOptions): Promise<ContinueResult> {
    const { step } = this;
    const [run, store] = [this.#run, this.#store];
    const isWithin = (path: string) => within?.some((field) => coversPath(field, path)) ?? true;
    const check = (typed: FormValues) => run.answers.check(step, prepare(typed)).filter(({ path }) => isWithin(path));
    if (store.slots.isUploading) onBusy();
    const missing = (await store.slots.settle()).filter(isWithin);
    if (!isOnScreen()) return stay;
    if (missing.length) {
      store.show(
        missing.map((path) => issue(path, 'upload-document')),
        check,
      );
      return stay;
    }
    await this.open();
    if (this.#conflict) return stay;
    const values = prepare(store.values);
    const reason = run.answers.ineligible(step, values);
    if (reason) {
      onBusy();
      await this.storeDraft(); // the outcome page reads it and does not wait for the server
      this.save(values).catch(() => undefined);
      return { kind: 'ineligible', reason };
    }
    const issues = check(store.values);
    store.show(issues, check);
    if (issues.some(isError)) return stay;
    if (within) return { kind: 'page' };
    onBusy();
    let path = run.navigator.path;
    if (this.#finishing === 'none' || store.isDirty) {
      const saved = await this.save(values);
      store.show(saved.issues, check);
      if (saved.issues.some(isError)) return stay;
      if (store.isDirty) throw new ChangedMeanwhileError();
      path = destination === 'due' ? run.navigator.path : saved.next;
    }
    if (finish) {
      this.#finishing = 'failed';
      path = await finish();
      this.#finishing = 'none';
    }
    return { kind: 'go', path };
  }

  #begin(sent: Operation['sent']): Operation {
    const revision = this.#run.application?.revision ?? 0;
    this.#operation = { sent, operationId: this.#run.services.newId(), revision, running: undefined };
    return this.#operation;
  }

  async #send({ sent, operationId, revision }: Operation): Promise<SaveResult> {
    void this.#dispatch({ type: 'save', sent });
    try {
      const saved = await this.#run.answers.save(this.step, sent.values, { operationId, revision });
      void this.#dispatch({ type: 'saved', sent, now: this.#now() });
      return saved;
    } catch (error) {
      const refused = (error as Partial<CallError>).messageKey === 'conflict';
      await this.#dispatch(refused ? { type: 'refused', sent } : { type: 'failed', sent, now: this.#now() });
      throw error;
    }
  }

  async #open(): Promise<void> {
    const { saved } = this.#now();
    this.#state = { ...initialStepState, base: saved }; // input during the wait is based on it
    this.#store.merge(this.#starting(saved ?? undefined));
    const { drafts } = this.#run;
    const [kept, early] = await Promise.all([drafts.read(this.step), drafts.readEarly(this.step)]);
    const retyped = early ? this.#store.cleanPaths(early.paths) : [];
    const waiting = kept && this.#migrated(kept);
    const typedHere = this.#store.isDirty;
    if (waiting) this.#store.adopt(waiting.values);
    const at = kept ? (kept.typedAt ?? this.#run.services.now().getTime()) : 0;
    this.#dated = { values: typedHere ? undefined : this.#store.values, at };
    if (early) this.#store.adoptAt(retyped, early.values); // the customer typed the early answers last
    const from = { base: waiting ? waiting.base : saved, sent: waiting?.sent ?? null };
    await this.#dispatch({ type: 'opened', now: this.#now(), from });
    // Stryker disable next-line ConditionalExpression: without early answers the rest changes nothing
    if (!early) return;
    await this.storeDraft();
    await drafts.forgetEarly(this.step);
  }

  async #dispatch(event: StepEvent): Promise<void> {
    const step = this.#run.answers.step(this.step);
    if (!step) return;
    const { state, effects } = transition(this.#state, event, (one, other) => sameAnswers(step, one, other));
    const before = this.#state;
    this.#state = state;
    if (state.theirs !== before.theirs) {
      this.#conflict = state.theirs ? { here: this.#store.values, there: state.theirs } : undefined;
      for (const listener of this.#listeners) listener();
    }
    await Promise.all(effects.map((effect) => this.#perform(effect)));
  }

  async #perform(effect: StepEffect): Promise<void> {
    const { drafts } = this.#run;
    switch (effect) {
      case 'fill':
        return this.#store.replace(this.#starting(this.#state.base ?? undefined));
      case 'settle':
        return this.#store.saved();
      case 'store': {
        const kept = this.#kept();
        if (kept) await drafts.store(this.step, kept); // the host informs the customer if the device refuses
        return;
      }
      case 'forget':
        return drafts.forget([this.step]);
      case 'report':
        return drafts.reportUnsent(this.step);
      case 'refresh':
        return this.#run.refresh();
    }
  }

  async #noticeTyping(): Promise<void> {
    if (this.#store.isDirty) await this.#dispatch({ type: 'typed', now: this.#now() });
  }

  #now(): StepSnapshot {
    return {
      saved: this.#run.application?.answers[this.step] ?? null,
      accepts: this.#run.answers.isClosed(this.step) ? 'nothing' : 'answers',
      form: this.#store.values,
      unsaved: this.#store.isDirty ? 'some' : 'none',
    };
  }

  #kept(): StoredDraft | undefined {
    if (!this.#store.isDirty) return undefined;
    const { base, sent } = this.#state;
    return {
      values: this.#store.values,
      base,
      sent,
      version: this.#run.journey?.version ?? 0,
      typedAt: this.#typedAt(),
    };
  }

  /**
   * Returns the time at which the form's answers were typed. Storing the same answers again does not change the time, so that they do not overwrite later ones
   * of another tab. New input always has a later time than the answers that it changes, even if the clock is set back.
   */
  #typedAt(): number {
    const { values } = this.#store;
    if (values !== this.#dated.values)
      this.#dated = { values, at: Math.max(this.#run.services.now().getTime(), this.#dated.at + 1) };
    return this.#dated.at;
  }

  #migrated({ values, base, sent, version }: StoredDraft) {
    const { journey } = this.#run;
    const migrate = (answers: FormValues): FormValues =>
      (journey && migrateAnswers(journey, { [this.step]: answers }, version).answers[this.step]) ?? answers;
    const maybe = (answers: FormValues | null) => answers && migrate(answers);
    return {
      values: migrate(values),
      base: maybe(base),
      sent: sent && { values: migrate(sent.values), typed: maybe(sent.typed) },
    };
  }
}

/** Returns the code of the `step-problem` event for a failed Continue. */
function codeOf(error: unknown): string {
  const { code, messageKey } = error as Partial<CallError>;
  if (messageKey === 'conflict') return messageKey;
  return code === 'NETWORK_ERROR' ? 'network' : 'server';
}
