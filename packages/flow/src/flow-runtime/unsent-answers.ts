import type { Answers, Step } from '@quayside/rules/journey';
import type { DraftShelf } from '../services.ts';
import { hasArrived, hasEarly } from './same-answers.ts';
import type { TypedAnswers } from './typed-answers.ts';

type UnsentOptions = {
  readonly shelf: DraftShelf;
  readonly userId: string;
  readonly flow: string;
  readonly typed: TypedAnswers;
  /** called when `steps` is another list */
  readonly changed: () => void;
};

/**
 * What was typed and can no longer be sent, because the application was submitted or decided first. The answers leave the device then; the names of their
 * steps stay, over a reload too, until the customer has been told.
 */
export class UnsentAnswers {
  #options: UnsentOptions;
  #steps: readonly string[] = [];
  #loading: Promise<void> | undefined;

  constructor(options: UnsentOptions) {
    this.#options = options;
  }

  /** ids of steps, in the order in which they were let go; the same list until it changes */
  get steps(): readonly string[] {
    return this.#steps;
  }

  /** What an earlier page could not say any more. */
  load(): Promise<void> {
    this.#loading ??= this.#load();
    return this.#loading;
  }

  /** Lets go of what was typed in a step. The note comes first: a page that ends in between says it once more rather than never. */
  async add(step: string): Promise<void> {
    await this.load();
    if (!this.#steps.includes(step)) await this.#set([...this.#steps, step]);
    await this.#options.typed.forget([step]);
  }

  /** Lets go of everything that waits for a step that is closed, and says so of what the server does not have. */
  async close(steps: readonly Step[], saved: Answers): Promise<void> {
    const { typed } = this.#options;
    const waits = async (step: Step) => {
      const [kept, early] = await Promise.all([typed.read(step.id), typed.readEarly(step.id)]);
      const there = saved[step.id] ?? null;
      return (kept && !hasArrived(step, kept, there)) || (early && !hasEarly(early, there));
    };
    const late = await Promise.all(steps.map(async (step) => ((await waits(step)) ? [step.id] : [])));
    for (const step of late.flat()) await this.add(step);
    await typed.forget(steps.map(({ id }) => id));
  }

  /** The customer has read it. */
  async told(): Promise<void> {
    await this.load();
    if (this.#steps.length > 0) await this.#set([]);
  }

  async #load(): Promise<void> {
    const { shelf, userId, changed } = this.#options;
    const note = await shelf.read(userId, this.#note);
    if (!Array.isArray(note)) return;
    this.#steps = note.filter((one) => typeof one === 'string');
    changed();
  }

  async #set(steps: readonly string[]): Promise<void> {
    const { shelf, userId, changed } = this.#options;
    this.#steps = steps;
    if (steps.length > 0) await shelf.save(userId, this.#note, steps as never);
    else await shelf.remove(userId, this.#note);
    changed();
  }

  /** Beside the steps, which lie below the flow's name. */
  get #note(): string {
    return `unsent/${this.#options.flow}`;
  }
}
