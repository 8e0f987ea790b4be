/** Where the file of a field stands: on its way to the server, waiting for a word of the customer's, not taken, or nothing to wait for. */
export type SlotState = 'under-way' | 'undecided' | 'failed' | 'settled';

/**
 * The files of a step that is on screen, by the path of their answers. Whoever goes on while one is on its way means that file, not the one that it
 * replaces, so going on waits for it.
 */
export class Slots {
  #states = new Map<string, SlotState>();
  #waiting = new Set<() => void>();

  tell(path: string, state: SlotState): void {
    this.#states.set(path, state);
    if (!this.#has('under-way')) for (const goOn of this.#waiting) goOn();
  }

  get underWay(): boolean {
    return this.#has('under-way');
  }

  /** Once nothing is on its way: the fields whose file the customer means and the server does not have. */
  async settle(): Promise<readonly string[]> {
    const meant = [...this.#states].flatMap(([path, state]) => (state === 'under-way' ? path : []));
    if (meant.length) {
      await new Promise<void>((resolve) => {
        const goOn = () => {
          this.#waiting.delete(goOn);
          resolve();
        };
        this.#waiting.add(goOn);
      });
    }
    return [...this.#states].flatMap(([path, state]) =>
      state === 'undecided' || (state === 'failed' && meant.includes(path)) ? path : [],
    );
  }

  #has(state: SlotState): boolean {
    return [...this.#states.values()].includes(state);
  }
}
