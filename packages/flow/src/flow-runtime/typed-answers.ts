import { type EarlyAnswers, type EarlyPlace, forgetEarly, readEarly } from '../early-answers.ts';
import type { Values } from '../form/paths.ts';
import type { DraftShelf } from '../services.ts';

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

/** What a customer typed and the server does not have yet: kept on the device, encrypted, a user's own, until it is saved. */
export class TypedAnswers {
  #shelf: DraftShelf;
  #userId: string;
  #flow: string;
  #application: () => string | undefined;
  #onScreen = new Map<string, () => KeptAnswers | undefined>();

  /** `application`: the id of the one that is being filled in; what was typed for another one is not taken for it. */
  constructor(shelf: DraftShelf, userId: string, flow: string, application: () => string | undefined) {
    this.#application = application;
    this.#shelf = shelf;
    this.#userId = userId;
    this.#flow = flow;
  }

  async keep(stepId: string, kept: KeptAnswers): Promise<void> {
    await this.#shelf.save(this.#userId, this.#name(stepId), { ...kept, application: this.#application() } as never);
  }

  /** Undefined where nothing waits, or what lies there is not of this kind or application: a device keeps what older builds wrote, and drafts end (F40). */
  async read(stepId: string): Promise<KeptAnswers | undefined> {
    const found = await this.#shelf.read(this.#userId, this.#name(stepId));
    if (!isKept(found)) return undefined;
    const { application, ...kept } = found;
    if (application === undefined || application === this.#application()) return kept;
    await this.forget([stepId]);
    return undefined;
  }

  async forget(stepIds: readonly string[]): Promise<void> {
    await Promise.all(
      stepIds.flatMap((id) => [this.#shelf.remove(this.#userId, this.#name(id)), this.forgetEarly(id)]),
    );
  }

  /** What was typed on a page that ended before the application had come. It names none: nobody knew it then. */
  readEarly(stepId: string): Promise<EarlyAnswers | undefined> {
    return readEarly(this.#early, stepId);
  }

  forgetEarly(stepId: string): Promise<void> {
    return forgetEarly(this.#early, stepId);
  }

  /** A step on screen says what is typed there, for the moment when everything has to be kept at once. Returns how to stop. */
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

  get #early(): EarlyPlace {
    return { shelf: this.#shelf, userId: this.#userId, flow: this.#flow };
  }

  #name(stepId: string): string {
    return `${this.#flow}/${stepId}`;
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
