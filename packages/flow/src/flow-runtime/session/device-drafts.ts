import { sameAnswers } from '@quayside/rules/internals/same-answers';
import type { Answers, Step } from '@quayside/rules/journey';
import { type EarlyAnswers, type EarlyAnswersContext, forgetEarly, readEarly } from '../../early-answers.ts';
import type { Values } from '../../form/paths.ts';
import type { DraftStore } from '../../services.ts';
import { areEarlyAnswersSaved } from './are-early-answers-saved.ts';
import { areAnswersSaved, type Waiting } from './step-state.ts';

/** Typed answers of a step in the device's storage, with the state of the session on which they are based. */
export type StoredDraft = Waiting & {
  /** answers that the customer typed */
  readonly values: Values;
  /** version of the journey that the answers conform to */
  readonly version: number;
  /** when the answers were typed, in milliseconds since 1970; absent in entries of older builds */
  readonly typedAt?: number;
};

/** Place where answers are stored. `memory`: the device refused them, and they last until the page closes. */
export type DraftStorage = 'device' | 'memory';

type DeviceDraftsOptions = {
  readonly draftStore: DraftStore;
  readonly userId: string;
  /** storage key of the flow and holder (`draftStoreKey`) */
  readonly flow: string;
  /** returns the id of the application */
  readonly application: () => string | undefined;
  /** called when `unsent` changes */
  readonly changed: () => void;
};

/**
 * Drafts on the device: input that the server does not have, encrypted per user. Removes answers of closed steps, and stores the ids of these steps until
 * the customer has read the notice about them.
 */
export class DeviceDrafts {
  #options: DeviceDraftsOptions;
  #onScreen = new Map<string, () => StoredDraft | undefined>();
  #unsent: readonly string[] = [];
  #loading: Promise<void> | undefined;

  constructor(options: DeviceDraftsOptions) {
    this.#options = options;
  }

  /** ids of steps with answers that could not be sent, oldest first; the same array until it changes */
  get unsent(): readonly string[] {
    return this.#unsent;
  }

  /** Stores a step's answers, unless the device has a draft with later input. Resolves to the place. */
  async store(stepId: string, kept: StoredDraft): Promise<DraftStorage> {
    const { draftStore, userId, application } = this.#options;
    const entry = { ...kept, application: application() } as never;
    const place = await draftStore.save(userId, this.#name(stepId), entry, kept.typedAt);
    return place === 'memory' ? 'memory' : 'device';
  }

  /**
   * Reads a step's draft. Resolves to undefined if there is none, or if it has the format of an older build. Deletes the draft of another application, which
   * has expired (F40).
   */
  async read(stepId: string): Promise<StoredDraft | undefined> {
    const { draftStore, userId } = this.#options;
    const found = await draftStore.read(userId, this.#name(stepId));
    if (!isStoredDraft(found)) return undefined;
    const { application, ...kept } = found;
    if (application === undefined || application === this.#options.application()) return kept;
    await this.forget([stepId]);
    return undefined;
  }

  /** Returns whether the device has a draft of any of the steps. */
  async holdsAny(steps: readonly Pick<Step, 'id'>[]): Promise<boolean> {
    return (await Promise.all(steps.map(({ id }) => this.read(id)))).some((kept) => kept !== undefined);
  }

  /** Deletes the drafts and the early answers of steps. */
  async forget(stepIds: readonly string[]): Promise<void> {
    const { draftStore, userId } = this.#options;
    await Promise.all(stepIds.flatMap((id) => [draftStore.remove(userId, this.#name(id)), this.forgetEarly(id)]));
  }

  /** Reads the answers that were typed on an earlier page before its application had loaded. They do not contain an application id. */
  readEarly(stepId: string): Promise<EarlyAnswers | undefined> {
    return readEarly(this.#early, stepId);
  }

  forgetEarly(stepId: string): Promise<void> {
    return forgetEarly(this.#early, stepId);
  }

  /** Registers a visible step for `storeAll`. Returns a function that unregisters it. */
  watch(stepId: string, read: () => StoredDraft | undefined): () => void {
    this.#onScreen.set(stepId, read);
    return () => {
      if (this.#onScreen.get(stepId) === read) this.#onScreen.delete(stepId);
    };
  }

  /** Stores the input of each visible step, before a login or when the app is hidden. Resolves to `memory` if the device refused any. */
  async storeAll(): Promise<DraftStorage> {
    let place: DraftStorage = 'device';
    for (const [stepId, read] of this.#onScreen) {
      const kept = read();
      if (kept && (await this.store(stepId, kept)) === 'memory') place = 'memory';
    }
    return place;
  }

  /** Loads the ids of unsent steps that an earlier page stored. */
  loadUnsent(): Promise<void> {
    this.#loading ??= this.#loadUnsent();
    return this.#loading;
  }

  /** Deletes a step's draft and reports it as unsent. Stores the report first, so that a crash repeats it instead of losing it. */
  async reportUnsent(stepId: string): Promise<void> {
    await this.loadUnsent();
    if (!this.#unsent.includes(stepId)) await this.#setUnsent([...this.#unsent, stepId]);
    await this.forget([stepId]);
  }

  /** Deletes the drafts of closed steps, and reports those that the server does not have. */
  async close(steps: readonly Step[], saved: Answers): Promise<void> {
    for (const step of steps) if (await this.#isUnsent(step, saved)) await this.reportUnsent(step.id);
    await this.forget(steps.map(({ id }) => id));
  }

  /** Marks the report of unsent steps as read. */
  async acknowledgeUnsent(): Promise<void> {
    await this.loadUnsent();
    if (this.#unsent.length > 0) await this.#setUnsent([]);
  }

  async #isUnsent(step: Step, answers: Answers): Promise<boolean> {
    const saved = answers[step.id] ?? null;
    const [kept, early] = await Promise.all([this.read(step.id), this.readEarly(step.id)]);
    const arrived =
      !kept || areAnswersSaved(kept.values, kept.sent, saved, (one, other) => sameAnswers(step, one, other));
    return !arrived || (early !== undefined && !areEarlyAnswersSaved(early, saved));
  }

  async #loadUnsent(): Promise<void> {
    const { draftStore, userId, changed } = this.#options;
    const note = await draftStore.read(userId, this.#note);
    if (!Array.isArray(note)) return;
    this.#unsent = note.filter((one) => typeof one === 'string');
    changed();
  }

  async #setUnsent(steps: readonly string[]): Promise<void> {
    const { draftStore, userId, changed } = this.#options;
    this.#unsent = steps;
    if (steps.length > 0) await draftStore.save(userId, this.#note, steps as never);
    else await draftStore.remove(userId, this.#note);
    changed();
  }

  get #early(): EarlyAnswersContext {
    return this.#options;
  }

  #name(stepId: string): string {
    return `${this.#options.flow}/${stepId}`;
  }

  /** storage name of the report; names of drafts start with the flow's name, so they differ */
  get #note(): string {
    return `unsent/${this.#options.flow}`;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isAnswers = (value: unknown): boolean => value === null || isRecord(value);
const isStoredDraft = (value: unknown): value is StoredDraft & { readonly application?: unknown } =>
  isRecord(value) &&
  isRecord(value.values) &&
  isAnswers(value.base) &&
  (value.sent === null || (isRecord(value.sent) && isRecord(value.sent.values) && isAnswers(value.sent.typed))) &&
  typeof value.version === 'number' &&
  (value.typedAt === undefined || typeof value.typedAt === 'number');
