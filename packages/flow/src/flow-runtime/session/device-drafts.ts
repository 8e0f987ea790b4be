import type { Answers, Step } from '@quayside/rules/journey';
import { type EarlyAnswers, type EarlyPlace, forgetEarly, readEarly } from '../../early-answers.ts';
import type { Values } from '../../form/paths.ts';
import type { DraftStore } from '../../services.ts';
import { hasEarly, sameAnswers } from './same-answers.ts';
import { hasArrived } from './step-state.ts';

/** A step as it waits on the device. */
export type KeptAnswers = {
  /** what is typed */
  readonly values: Values;
  /** what the server had of the step when it was typed; null: nothing */
  readonly seen: Values | null;
  /** what was sent last and may have arrived; null: nothing */
  readonly sent: Values | null;
  /** what was typed when that was sent: the screen may have added to it; null: nothing was sent */
  readonly sentFrom: Values | null;
  /** of the journey that these answers fit */
  readonly version: number;
};

type DeviceDraftsOptions = {
  readonly draftStore: DraftStore;
  readonly userId: string;
  /** the flow's name, and whose form it is about */
  readonly flow: string;
  /** id of the application that is being filled in */
  readonly application: () => string | undefined;
  /** called when `unsent` is another list */
  readonly changed: () => void;
};

/**
 * What a customer typed and the server does not have, on the device: encrypted, and a user's own. Answers that can no longer be sent leave the device; the
 * ids of their steps stay until the customer was told.
 */
export class DeviceDrafts {
  #options: DeviceDraftsOptions;
  #onScreen = new Map<string, () => KeptAnswers | undefined>();
  #unsent: readonly string[] = [];
  #loading: Promise<void> | undefined;

  constructor(options: DeviceDraftsOptions) {
    this.#options = options;
  }

  /** Ids of steps whose answers could not be sent, oldest first; the same list until it changes. */
  get unsent(): readonly string[] {
    return this.#unsent;
  }

  async keep(stepId: string, kept: KeptAnswers): Promise<void> {
    const { draftStore, userId, application } = this.#options;
    await draftStore.save(userId, this.#name(stepId), { ...kept, application: application() } as never);
  }

  /** Undefined where nothing waits, or what lies there is not of this kind or application: a device keeps what older builds wrote, and drafts end (F40). */
  async read(stepId: string): Promise<KeptAnswers | undefined> {
    const { draftStore, userId } = this.#options;
    const found = await draftStore.read(userId, this.#name(stepId));
    if (!isKept(found)) return undefined;
    const { application, ...kept } = found;
    if (application === undefined || application === this.#options.application()) return kept;
    await this.forget([stepId]);
    return undefined;
  }

  async forget(stepIds: readonly string[]): Promise<void> {
    const { draftStore, userId } = this.#options;
    await Promise.all(stepIds.flatMap((id) => [draftStore.remove(userId, this.#name(id)), this.forgetEarly(id)]));
  }

  /** What was typed before the application was loaded, on a page that ended. It names no application: none was known. */
  readEarly(stepId: string): Promise<EarlyAnswers | undefined> {
    return readEarly(this.#early, stepId);
  }

  forgetEarly(stepId: string): Promise<void> {
    return forgetEarly(this.#early, stepId);
  }

  /** Registers a step on screen for `keepAll`. Returns how to stop. */
  watch(stepId: string, read: () => KeptAnswers | undefined): () => void {
    this.#onScreen.set(stepId, read);
    return () => {
      if (this.#onScreen.get(stepId) === read) this.#onScreen.delete(stepId);
    };
  }

  /** Before the page is left for a login, or the app is put away. */
  async keepAll(): Promise<void> {
    for (const [stepId, read] of this.#onScreen) {
      const kept = read();
      if (kept) await this.keep(stepId, kept);
    }
  }

  /** Reads the steps that an earlier page could not report. */
  loadUnsent(): Promise<void> {
    this.#loading ??= this.#loadUnsent();
    return this.#loading;
  }

  /** Removes a step's answers and reports them as not sent. The note is written first: after a crash in between it is shown again rather than never. */
  async reportUnsent(stepId: string): Promise<void> {
    await this.loadUnsent();
    if (!this.#unsent.includes(stepId)) await this.#setUnsent([...this.#unsent, stepId]);
    await this.forget([stepId]);
  }

  /** Removes the answers of closed steps, and reports those that the server does not have. */
  async close(steps: readonly Step[], saved: Answers): Promise<void> {
    for (const step of steps) if (await this.#isUnsent(step, saved)) await this.reportUnsent(step.id);
    await this.forget(steps.map(({ id }) => id));
  }

  /** The customer has read which steps were not sent. */
  async acknowledgeUnsent(): Promise<void> {
    await this.loadUnsent();
    if (this.#unsent.length > 0) await this.#setUnsent([]);
  }

  async #isUnsent(step: Step, answers: Answers): Promise<boolean> {
    const saved = answers[step.id] ?? null;
    const [kept, early] = await Promise.all([this.read(step.id), this.readEarly(step.id)]);
    const sent = kept?.sent ? { values: kept.sent, typed: kept.sentFrom } : null;
    const arrived = !kept || hasArrived(kept.values, sent, saved, (one, other) => sameAnswers(step, one, other));
    return !arrived || (early !== undefined && !hasEarly(early, saved));
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

  get #early(): EarlyPlace {
    return this.#options;
  }

  #name(stepId: string): string {
    return `${this.#options.flow}/${stepId}`;
  }

  /** Beside the steps, which lie below the flow's name. */
  get #note(): string {
    return `unsent/${this.#options.flow}`;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isAnswers = (value: unknown): boolean => value === null || isRecord(value);
const isKept = (value: unknown): value is KeptAnswers & { readonly application?: unknown } =>
  isRecord(value) &&
  isRecord(value.values) &&
  isAnswers(value.seen) &&
  isAnswers(value.sent) &&
  isAnswers(value.sentFrom) &&
  typeof value.version === 'number';
