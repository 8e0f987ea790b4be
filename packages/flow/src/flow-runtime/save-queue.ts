/**
 * The writes of one run, one after the other. A write names the revision that the customer has seen; what this device wrote itself since then is not taken
 * for a change made elsewhere.
 */
export class SaveQueue {
  #last: Promise<unknown> = Promise.resolve();
  /** revisions behind which the next one is this device's own */
  #own = new Set<number>();
  /** what an operation named at its first attempt: every attempt is the same request (F50) */
  #named = new Map<string, number>();

  run<T>(task: () => Promise<T>): Promise<T> {
    const running = this.#last.then(task, task);
    this.#last = running;
    return running;
  }

  revisionFor(operationId: string, seen: number): number {
    const named = this.#named.get(operationId) ?? this.#withOwn(seen);
    this.#named.set(operationId, named);
    return named;
  }

  /** A write was answered: the application went from one revision to another, with nobody in between where they follow each other. */
  wrote(operationId: string, before: number, after: number): void {
    this.#named.delete(operationId);
    if (after === before + 1) this.#own.add(before);
  }

  #withOwn(seen: number): number {
    let known = seen;
    while (this.#own.has(known)) known += 1;
    return known;
  }
}
