/** State of a field's file: uploading, waiting for the customer's decision, failed, or settled. */
export type SlotState = 'under-way' | 'undecided' | 'failed' | 'settled';

/** States of a visible step's files by path. Continue waits for uploads, because it means the new file and not the replaced one. */
export class Slots {
  #states = new Map<string, SlotState>();
  #waiting = new Set<() => void>();

  set(path: string, state: SlotState): void {
    this.#states.set(path, state);
    if (!this.#has('under-way')) for (const resume of this.#waiting) resume();
  }

  get underWay(): boolean {
    return this.#has('under-way');
  }

  /** Waits for uploads. Returns the paths of fields without a file on the server. */
  async settle(): Promise<readonly string[]> {
    const pending = [...this.#states].flatMap(([path, state]) => (state === 'under-way' ? path : []));
    if (pending.length) {
      await new Promise<void>((resolve) => {
        const resume = () => {
          this.#waiting.delete(resume);
          resolve();
        };
        this.#waiting.add(resume);
      });
    }
    return [...this.#states].flatMap(([path, state]) =>
      state === 'undecided' || (state === 'failed' && pending.includes(path)) ? path : [],
    );
  }

  #has(state: SlotState): boolean {
    return [...this.#states.values()].includes(state);
  }
}
