import { pageTimers, type Timers } from '@quayside/platform/internals/timers';

/** The time in milliseconds for which a toast is visible by default (UI-01). */
export const toastDurationMs = 2000;

/** A message to show above the page for a short time. `id` distinguishes toasts with the same message. */
export type Toast = {
  readonly id: number;
  /** The text, or undefined in a loading toast with the default text, "please wait" in the current language. */
  readonly message: string | undefined;
  /**
   * With `late`, the mask blocks presses at once, but the toast appears only after 400 ms. A short wait therefore shows
   * nothing.
   */
  readonly paint?: 'late';
};

/** The visible toasts: at most one message and one loading toast. */
export type Toasts = {
  /** The current message. Later messages wait in a queue. */
  readonly message: Toast | undefined;
  /** The loading toast above a mask, shown until it is dismissed. */
  readonly loading: Toast | undefined;
};

/** The options of `ToastStore.show`. `durationMs` is the duration in milliseconds. Default: `toastDurationMs`. */
export type ToastOptions = { durationMs?: number };

/**
 * The options of `ToastStore.loading`. With `late`, the mask blocks presses at once, but mask and toast are visible
 * only after 400 ms. Default: `at-once`.
 */
export type LoadingToastOptions = { paint?: 'at-once' | 'late' };

/**
 * Queues toasts without React, so that API clients and router guards can use it. `ToastProvider` renders them. Create
 * one store for each root.
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

  /** Calls `listener` when the visible toasts may have changed. Returns a function that removes it. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Returns the visible toasts. The object changes only when they may have changed. */
  snapshot = (): Toasts => this.#snapshot;

  /**
   * Queues a message and shows it for 2000 ms by default (UI-01). A message that equals the last one in the queue is
   * ignored. Returns the id of the toast.
   */
  show(message: string, { durationMs = toastDurationMs }: ToastOptions = {}): number {
    const last = this.#queue.at(-1);
    if (last?.message === message) return last.id;
    const toast = { id: this.#nextId(), message, durationMs };
    this.#queue.push(toast);
    if (this.#queue.length === 1) this.#startTimer(toast.durationMs);
    this.#notify();
    return toast.id;
  }

  /**
   * Shows a loading toast above a mask until it is dismissed. The default text is "please wait" in the current
   * language. Returns the id of the toast.
   */
  loading(message?: string, { paint }: LoadingToastOptions = {}): number {
    const toast: Toast = { id: this.#nextId(), message, ...(paint === 'late' ? { paint } : {}) };
    this.#loading.push(toast);
    this.#notify();
    return toast.id;
  }

  /** Dismisses the toast with this id, whether visible or queued, or all toasts without an id. Ignores unknown ids. */
  dismiss(id?: number): void {
    const onScreen = this.#queue[0];
    this.#loading = id === undefined ? [] : this.#loading.filter((toast) => toast.id !== id);
    this.#queue = id === undefined ? [] : this.#queue.filter((toast) => toast.id !== id);
    const next = this.#queue[0];
    if (next !== onScreen) {
      this.#timers.clearTimeout(this.#timer);
      if (next) this.#startTimer(next.durationMs);
    }
    this.#notify();
  }

  #startTimer(durationMs: number): void {
    this.#timer = this.#timers.setTimeout(() => this.dismiss(this.#queue[0]?.id), durationMs);
  }

  #nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  #notify(): void {
    this.#snapshot = { message: this.#queue[0], loading: this.#loading.at(-1) };
    for (const listener of this.#listeners) listener();
  }
}
