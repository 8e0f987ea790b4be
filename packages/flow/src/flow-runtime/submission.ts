import type { Application } from '@quayside/contract/application';

type Send = (operationId: string) => Promise<Application>;

/** The submission of an application, once for each revision of it. */
export class Submission {
  #current: { readonly revision: number; readonly operationId: string; running: Promise<Application> | undefined } = {
    revision: -1,
    operationId: '',
    running: undefined,
  };

  /** Taps while it runs share the call; an attempt after a lost answer is the same operation. Rejects as `send` does. */
  of(revision: number, newId: () => string, send: Send): Promise<Application> {
    if (this.#current.revision !== revision) this.#current = { revision, operationId: newId(), running: undefined };
    const current = this.#current;
    current.running ??= send(current.operationId).finally(() => {
      current.running = undefined;
    });
    return current.running;
  }
}
