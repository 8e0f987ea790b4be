import type { Values } from '../form/paths.ts';
import type { DraftShelf } from '../services.ts';

/** What a customer typed and the server does not have yet: kept on the device, encrypted, a user's own, until it is saved. */
export class TypedAnswers {
  #shelf: DraftShelf;
  #userId: string;
  #flow: string;
  #onScreen = new Map<string, () => Values | undefined>();

  constructor(shelf: DraftShelf, userId: string, flow: string) {
    this.#shelf = shelf;
    this.#userId = userId;
    this.#flow = flow;
  }

  async keep(stepId: string, typed: Values): Promise<void> {
    await this.#shelf.save(this.#userId, this.#name(stepId), typed as never);
  }

  async read(stepId: string): Promise<Values | undefined> {
    const kept = await this.#shelf.read(this.#userId, this.#name(stepId));
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as Values) : undefined;
  }

  async forget(stepIds: readonly string[]): Promise<void> {
    await Promise.all(stepIds.map((id) => this.#shelf.remove(this.#userId, this.#name(id))));
  }

  /** A step on screen says what is typed there, for the moment when everything has to be kept at once. Returns how to stop. */
  watch(stepId: string, read: () => Values | undefined): () => void {
    this.#onScreen.set(stepId, read);
    return () => this.#onScreen.delete(stepId);
  }

  /** Before the page is left for a login, or the app is put away. */
  async keepAll(): Promise<void> {
    for (const [stepId, read] of this.#onScreen) {
      const typed = read();
      if (typed) await this.keep(stepId, typed);
    }
  }

  #name(stepId: string): string {
    return `${this.#flow}/${stepId}`;
  }
}
