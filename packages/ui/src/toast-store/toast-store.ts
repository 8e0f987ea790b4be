import { pageTimers, type Timers } from '@quayside/platform/timers';

/** UI-01: how long a toast stays, in milliseconds. */
export const toastDurationMs = 2000;

/** Something to say for a moment; `id` tells two of the same words apart. */
export type Toast = {
  readonly id: number;
  /** undefined in a loading toast that shows the translated "please wait" */
  readonly message: string | undefined;
};

/** What is on screen now: at most one message, and one that waits for something. */
export type Toasts = {
  /** the message on screen; later ones wait for their turn */
  readonly message: Toast | undefined;
  /** the loading toast on screen, over a mask; it stays until it is dismissed */
  readonly loading: Toast | undefined;
};

/** `durationMs`: how long it stays, `toastDurationMs` where it is absent. */
export type ToastOptions = { durationMs?: number };

/**
 * What is to be said for a moment, usable without React: a client or a router guard calls it, `ToastProvider` shows it. Make one a root;
 * nothing is shared on import.
 */
export class ToastStore {
  #timers: Timers;
  #queue: (Toast & { durationMs: number })[] = [];
  #loading: Toast[] = [];
  #snapshot: Toasts = { message: undefined, loading: undefined };
  #timer: unknown;
  #listeners = new Set<() => void>();
  #lastId = 0;

  constructor(timers: Timers = pageTimers) {
    this.#timers = timers;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  snapshot = (): Toasts => this.#snapshot;

  /** Shows a message for 2000 ms (UI-01), after those already waiting. The message on screen is not said twice in a row. Returns its id. */
  show(message: string, { durationMs = toastDurationMs }: ToastOptions = {}): number {
    const last = this.#queue.at(-1);
    if (last?.message === message) return last.id;
    const toast = { id: this.#nextId(), message, durationMs };
    this.#queue.push(toast);
    if (this.#queue.length === 1) this.#startTimer(toast.durationMs);
    this.#tell();
    return toast.id;
  }

  /** Shows a loading toast over a mask until it is dismissed; "please wait" in the reader's language when nothing is given. Returns its id. */
  loading(message?: string): number {
    const toast = { id: this.#nextId(), message };
    this.#loading.push(toast);
    this.#tell();
    return toast.id;
  }

  /** Takes away one toast, or all of them. */
  dismiss(id?: number): void {
    const onScreen = this.#queue[0];
    this.#loading = id === undefined ? [] : this.#loading.filter((toast) => toast.id !== id);
    this.#queue = id === undefined ? [] : this.#queue.filter((toast) => toast.id !== id);
    const next = this.#queue[0];
    if (next !== onScreen) {
      this.#timers.clearTimeout(this.#timer);
      if (next) this.#startTimer(next.durationMs);
    }
    this.#tell();
  }

  #startTimer(durationMs: number): void {
    this.#timer = this.#timers.setTimeout(() => this.dismiss(this.#queue[0]?.id), durationMs);
  }

  #nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  #tell(): void {
    this.#snapshot = { message: this.#queue[0], loading: this.#loading.at(-1) };
    for (const listener of this.#listeners) listener();
  }
}
