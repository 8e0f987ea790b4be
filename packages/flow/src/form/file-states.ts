/**
 * The state of a field's file. `under-way`: the file is uploading. `undecided`: the customer must decide. `failed`: the upload failed. `settled`: there is no
 * file, or the server has it.
 */
export type FileState = 'under-way' | 'undecided' | 'failed' | 'settled';

/** The upload states of a visible step's files, by path. Continue waits for uploads, so that it saves the new file and not the replaced one. */
export class FileStates {
  #states = new Map<string, FileState>();
  #waiting = new Set<() => void>();

  set(path: string, state: FileState): void {
    this.#states.set(path, state);
    if (!this.#has('under-way')) for (const resume of this.#waiting) resume();
  }

  get isUploading(): boolean {
    return this.#has('under-way');
  }

  /** Waits for uploads. Resolves to the paths of fields whose file is undecided, or failed during the wait. */
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

  #has(state: FileState): boolean {
    return [...this.#states.values()].includes(state);
  }
}
