/** A submission of one revision of the application. */
type Submission = { readonly revision: number; readonly operationId: string; running: Promise<unknown> | undefined };

/**
 * The writes of one run, one after the other. A write names the revision that the customer has seen; what this device wrote itself since then is not taken
 * for a change made elsewhere.
 */
export class WriteQueue {
  #last: Promise<unknown> = Promise.resolve();
  /** revisions after which the next one is this device's own */
  #own = new Set<number>();
  /** the revision that an operation named at its first attempt: every attempt is the same request (F50) */
  #named = new Map<string, number>();
  #submission: Submission = { revision: -1, operationId: '', running: undefined };

  /** Runs `task` after those before it, whether they succeeded or not. */
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

  /** Submits each revision once: calls while it runs share it, and a call after a failure is the same operation. Rejects as `send` does. */
  submit<T>(revision: number, newId: () => string, send: (operationId: string) => Promise<T>): Promise<T> {
    if (this.#submission.revision !== revision)
      this.#submission = { revision, operationId: newId(), running: undefined };
    const submission = this.#submission;
    submission.running ??= send(submission.operationId).finally(() => {
      submission.running = undefined;
    });
    return submission.running as Promise<T>;
  }

  #withOwn(seen: number): number {
    let known = seen;
    while (this.#own.has(known)) known += 1;
    return known;
  }
}
