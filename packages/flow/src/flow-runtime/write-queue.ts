type Submission = { readonly revision: number; readonly operationId: string; running: Promise<unknown> | undefined };

/**
 * A queue that runs the writes of one runtime in order. A write names the revision that the customer saw, so that the server detects changes of other devices.
 * Later revisions by this device do not count as such changes.
 */
export class WriteQueue {
  #last: Promise<unknown> = Promise.resolve();
  /** The revisions that a write of this device raised by exactly one. */
  #own = new Set<number>();
  /** The revision of each operation's first attempt: all attempts are the same request (F50). */
  #named = new Map<string, number>();
  /** The operation ids of saves without a response, by step and answers. */
  #unanswered = new Map<string, string>();
  #submission: Submission | undefined;

  /** Runs `task` after the earlier tasks, even if they fail. Settles as `task` does. */
  run<T>(task: () => Promise<T>): Promise<T> {
    const running = this.#last.then(task, task);
    this.#last = running;
    return running;
  }

  /** Returns the operation id of a save. The same answers have the same id until the server responds (F50). */
  operationFor(step: string, answers: unknown, newId: () => string): string {
    const save = JSON.stringify([step, answers]);
    const operationId = this.#unanswered.get(save) ?? newId();
    this.#unanswered.set(save, operationId);
    return operationId;
  }

  /** Returns the revision that a write names: the one that the customer saw, or a later one by this device. */
  revisionFor(operationId: string, seen: number): number {
    const named = this.#named.get(operationId) ?? this.#withOwn(seen);
    this.#named.set(operationId, named);
    return named;
  }

  /** Records a successful write with the revisions before and after it. */
  wrote(operationId: string, before: number, after: number): void {
    this.answered(operationId);
    if (after === before + 1) this.#own.add(before);
  }

  /** Records that the server has responded to a write, with a result or a refusal. */
  answered(operationId: string): void {
    this.#named.delete(operationId);
    for (const [save, operation] of this.#unanswered) if (operation === operationId) this.#unanswered.delete(save);
  }

  /** Submits a revision once: parallel calls share a request, and a call after a failure is the same operation. Settles as `send` does. */
  submit<T>(revision: number, newId: () => string, send: (operationId: string) => Promise<T>): Promise<T> {
    const known = this.#submission;
    const submission = known?.revision === revision ? known : { revision, operationId: newId(), running: undefined };
    this.#submission = submission;
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
