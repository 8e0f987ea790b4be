import { sameAnswers } from '@quayside/rules/internals/same-answers';
import type { Answers, Step } from '@quayside/rules/journey';
import { type EarlyAnswers, type EarlyAnswersContext, forgetEarly, readEarly } from '../../early-answers.ts';
import type { FormValues } from '../../form/paths.ts';
import type { DraftStore } from '../../services.ts';
import { areEarlyAnswersSaved } from './are-early-answers-saved.ts';
import { areAnswersSaved, type DraftBasis } from './step-state.ts';

/** The typed answers of a step as the device stores them, with the state of the session on which they are based. */
export type StoredDraft = DraftBasis & {
  /** The answers that the customer typed. */
  readonly values: FormValues;
  /** The version of the journey to which the answers conform. */
  readonly version: number;
  /** The time at which the answers were typed, in milliseconds since 1970. Undefined in entries of older builds. */
  readonly typedAt?: number;
};

/** The place where answers are stored. `memory` means that the device refused them, so that they last only until the page closes. */
export type DraftStorage = 'device' | 'memory';

type DeviceDraftsOptions = {
  readonly draftStore: DraftStore;
  readonly userId: string;
  /** The storage key of the flow and holder (`draftStoreKey`). */
  readonly flow: string;
  /** Returns the id of the application, or undefined until it has loaded. */
  readonly application: () => string | undefined;
  /** Called when `unsent` changes. */
  readonly changed: () => void;
};

/**
 * The drafts on the device: input that the server does not have, encrypted per user. Removes answers of closed steps. Stores the ids of these steps until the
 * customer has read the notice about them.
 */
export class DeviceDrafts {
  #options: DeviceDraftsOptions;
  #onScreen = new Map<string, () => StoredDraft | undefined>();
  #unsent: readonly string[] = [];
  #loading: Promise<void> | undefined;

  constructor(options: DeviceDraftsOptions) {
    this.#options = options;
  }

  /** The ids of steps with answers that could not be sent, oldest first. It is the same array until it changes. */
  get unsent(): readonly string[] {
    return this.#unsent;
  }

  /** Stores a step's answers, unless the device has a draft with later input. Resolves to the place where they are stored. */
  async store(stepId: string, kept: StoredDraft): Promise<DraftStorage> {
    const { draftStore, userId, application } = this.#options;
    const entry = { ...kept, application: application() } as never;
    const place = await draftStore.save(userId, this.#name(stepId), entry, kept.typedAt);
    return place === 'memory' ? 'memory' : 'device';
  }

  /**
   * Resolves to a step's draft, or to undefined if there is none or it has the format of an older build. Deletes a draft of another application, which has
   * expired (F40).
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

  /** Resolves to whether the device has a draft of any of the steps. */
  async holdsAny(steps: readonly Pick<Step, 'id'>[]): Promise<boolean> {
    return (await Promise.all(steps.map(({ id }) => this.read(id)))).some((kept) => kept !== undefined);
  }

  /** Deletes the drafts and the early answers of steps. */
  async forget(stepIds: readonly string[]): Promise<void> {
    const { draftStore, userId } = this.#options;
    await Promise.all(stepIds.flatMap((id) => [draftStore.remove(userId, this.#name(id)), this.forgetEarly(id)]));
  }

  /** Resolves to the answers that were typed on an earlier page before its application had loaded, or to undefined if there are none. */
  readEarly(stepId: string): Promise<EarlyAnswers | undefined> {
    return readEarly(this.#early, stepId);
  }

  forgetEarly(stepId: string): Promise<void> {
    return forgetEarly(this.#early, stepId);
  }

  /** Registers a visible step, whose input `storeAll` then stores. Returns a function that unregisters the step. */
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

  /** Loads the ids of unsent steps that an earlier page stored, into `unsent`. Later calls share the first one. */
  loadUnsent(): Promise<void> {
    this.#loading ??= this.#loadUnsent();
    return this.#loading;
  }

  /** Adds a step to `unsent` and deletes its draft. The list is stored first, so that a crash cannot lose it. */
  async reportUnsent(stepId: string): Promise<void> {
    await this.loadUnsent();
    if (!this.#unsent.includes(stepId)) await this.#setUnsent([...this.#unsent, stepId]);
    await this.forget([stepId]);
  }

  /** Deletes the drafts of closed steps, and adds those to `unsent` whose answers the server does not have. */
  async close(steps: readonly Step[], saved: Answers): Promise<void> {
    for (const step of steps) if (await this.#isUnsent(step, saved)) await this.reportUnsent(step.id);
    await this.forget(steps.map(({ id }) => id));
  }

  /** Empties `unsent`, when the customer has read the notice about these steps. */
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

  /** The storage name of the list of unsent steps. Names of drafts start with the flow's name, so they differ. */
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
