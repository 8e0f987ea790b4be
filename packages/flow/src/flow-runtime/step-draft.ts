import type { CallError } from '@quayside/api/errors';
import { migrateAnswers, type StepAnswers } from '@quayside/rules/journey';
import type { FormStore } from '../form/form-store.ts';
import { readPath, type Values } from '../form/paths.ts';
import type { FlowRuntime, SaveResult } from './flow-runtime.ts';
import { StepConflictError } from './flow-state.ts';
import { hasArrived, sameAnswers } from './same-answers.ts';
import type { KeptAnswers } from './typed-answers.ts';

/** The same step, answered here and saved from another device meanwhile: the customer chooses. */
export type Conflict = { readonly here: Values; readonly there: Values };

/** What the form starts with, over or under what is saved. */
export type Starting = (saved: StepAnswers | undefined) => Values;

type Attempt = {
  readonly id: string;
  readonly typed: Values;
  readonly values: Values;
  readonly seen: number;
  running: Promise<SaveResult> | undefined;
};

/**
 * One step between its form, this device and the server: fills the form, keeps on the device what is typed, and notices when another device saved the same
 * step. Nothing is sent over answers that were not on this screen (F42).
 */
export class StepDraft {
  readonly step: string;
  #runtime: FlowRuntime;
  #store: FormStore;
  #starting: Starting;
  #seen: Values | null = null;
  #sent: Values | null = null;
  #sentFrom: Values | null = null;
  /** one operation as long as the same answers are tried again; other answers are another one */
  #attempt: Attempt | undefined;
  #conflict: Conflict | undefined;
  #opening: Promise<void> | undefined;
  #listeners = new Set<() => void>();

  constructor(runtime: FlowRuntime, step: string, store: FormStore, starting: Starting = (saved) => ({ ...saved })) {
    this.#runtime = runtime;
    this.step = step;
    this.#store = store;
    this.#starting = starting;
  }

  get conflict(): Conflict | undefined {
    return this.#conflict;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Fills the form with what is saved, over it with what waited on this device, and over that with what was typed before either was known. A second call waits for the first. */
  open(): Promise<void> {
    this.#opening ??= this.#open();
    return this.#opening;
  }

  /** From now on the form follows what the server learns from elsewhere, and tells whoever keeps everything. Returns how to stop. */
  follow(): () => void {
    const unsubscribe = this.#runtime.subscribe(() => this.#reconcile());
    const unwatch = this.#runtime.typed.watch(this.step, () => this.#kept());
    return () => {
      unsubscribe();
      unwatch();
    };
  }

  /** What is typed goes to the device; where it is too late to send it, the customer is told. */
  async keep(): Promise<void> {
    const kept = this.#kept();
    if (!kept) return;
    if (this.#runtime.isClosed(this.step)) await this.#close(kept);
    else await this.#runtime.typed.keep(this.step, kept);
  }

  /** Sends `values`, which are what is typed as the step wants it. Rejects like the caller, and with StepConflictError while the customer has to choose; a new conflict shows in `conflict`. */
  async save(values: Values): Promise<SaveResult> {
    await this.open();
    if (this.#conflict) throw new StepConflictError(this.step);
    const typed = this.#store.values;
    if (this.#attempt?.typed !== typed) {
      const seen = this.#runtime.application?.revision ?? 0;
      this.#attempt = { id: this.#runtime.services.newId(), typed, values, seen, running: undefined };
    }
    const attempt = this.#attempt;
    attempt.running ??= this.#send(attempt).finally(() => {
      attempt.running = undefined;
    });
    return attempt.running;
  }

  /**
   * The screen is left, by whatever way: what is typed is sent, complete or not, and waits on the device where that fails. `prepare` makes of it what the
   * step wants.
   */
  async leave(prepare: (typed: Values) => Values = (typed) => typed): Promise<void> {
    if (!this.#store.touched) return;
    await this.open(); // somebody who types and leaves at once has not seen what waited here
    if (this.#conflict || this.#runtime.isClosed(this.step)) return this.keep();
    await this.save(prepare(this.#store.values)).catch(() => this.keep());
  }

  async #send(attempt: Attempt): Promise<SaveResult> {
    this.#sent = attempt.values;
    this.#sentFrom = attempt.typed;
    void this.keep();
    try {
      const { id: operationId, seen: revision } = attempt;
      const saved = await this.#runtime.save(this.step, attempt.values, { operationId, revision });
      this.#settle();
      if (this.#store.values === attempt.typed) this.#store.saved();
      else void this.keep(); // typed while it was on its way
      return saved;
    } catch (error) {
      if ((error as Partial<CallError>).messageKey !== 'conflict') throw error;
      this.#attempt = undefined;
      this.#sent = null; // refused, so it did not arrive
      await this.keep();
      await this.#runtime.refresh();
      throw error;
    }
  }

  /** The customer's choice: `here` is sent with the next save, `there` takes the place of what was typed. */
  async choose(which: 'here' | 'there'): Promise<void> {
    const { conflict } = this;
    if (!conflict) return;
    this.#settle();
    if (which === 'here') return this.keep();
    this.#store.replace(this.#starting(conflict.there));
    await this.#runtime.typed.forget([this.step]);
  }

  async #open(): Promise<void> {
    this.#seen = this.#saved();
    this.#store.merge(this.#starting(this.#seen ?? undefined));
    const { typed } = this.#runtime;
    const [kept, early] = await Promise.all([typed.read(this.step), typed.readEarly(this.step)]);
    const retyped = early ? this.#store.untouched(early.paths) : [];
    if (kept) {
      const { values, seen, sent, sentFrom } = this.#migrated(kept);
      this.#store.adopt(values);
      this.#seen = seen;
      this.#sent = sent;
      this.#sentFrom = sentFrom;
    }
    for (const path of retyped) this.#store.write(path, readPath(early?.values, path)); // it was typed last
    if (kept || early) this.#reconcile();
    if (!early) return;
    await this.keep();
    await typed.forgetEarly(this.step);
  }

  /** The server's answers against what this form rests on. */
  #reconcile(): void {
    const step = this.#runtime.step(this.step);
    const there = this.#saved();
    if (!step || !this.#opening) return;
    const known = sameAnswers(step, there, this.#seen);
    if (!this.#store.touched) {
      if (!known) this.#store.merge(this.#starting(there ?? undefined));
      return this.#settle();
    }
    if (this.#runtime.isClosed(this.step)) return void this.keep();
    const arrived = sameAnswers(step, there, this.#sent);
    if (there === null || known || arrived || sameAnswers(step, there, this.#store.values)) return this.#rest(there);
    this.#tell({ here: this.#store.values, there });
  }

  /** Nothing of this step can be sent any more: the form shows what the server has. */
  async #close(kept: KeptAnswers): Promise<void> {
    const step = this.#runtime.step(this.step);
    const saved = this.#saved();
    this.#store.replace(this.#starting(saved ?? undefined));
    this.#settle();
    if (step && hasArrived(step, kept, saved)) await this.#runtime.typed.forget([this.step]);
    else await this.#runtime.unsent.add(this.step);
  }

  #settle(): void {
    this.#attempt = undefined;
    this.#sent = null;
    this.#sentFrom = null;
    this.#rest(this.#saved());
  }

  #rest(seen: Values | null): void {
    this.#seen = seen;
    if (this.#conflict) this.#tell(undefined);
  }

  #tell(conflict: Conflict | undefined): void {
    this.#conflict = conflict;
    for (const listener of this.#listeners) listener();
  }

  #saved(): Values | null {
    return this.#runtime.application?.answers[this.step] ?? null;
  }

  #kept(): KeptAnswers | undefined {
    if (!this.#store.touched) return undefined;
    return {
      values: this.#store.values,
      seen: this.#seen,
      sent: this.#sent,
      sentFrom: this.#sentFrom,
      version: this.#runtime.journey?.version ?? 0,
    };
  }

  #migrated({ values, seen, sent, sentFrom, version }: KeptAnswers): Omit<KeptAnswers, 'version'> {
    const { journey } = this.#runtime;
    const migrate = (answers: Values): Values =>
      (journey && migrateAnswers(journey, { [this.step]: answers }, version).answers[this.step]) ?? answers;
    const maybe = (answers: Values | null) => answers && migrate(answers);
    return { values: migrate(values), seen: maybe(seen), sent: maybe(sent), sentFrom: maybe(sentFrom) };
  }
}
