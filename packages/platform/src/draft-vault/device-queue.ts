import type { Timers } from '../timers.ts';
import { withTimeout } from '../with-timeout.ts';
import type { Device } from './device.ts';
import type { DraftStore } from './draft-store.ts';

/** The time limit for one operation, in milliseconds. If the connection is lost, an operation may never finish. */
const workLimitMs = 10_000;
/** The pause in milliseconds before failed work is retried. It doubles up to `longestPauseMs`. */
const firstPauseMs = 500;
const longestPauseMs = 30_000;

/** A read or write of the draft database. `attempt` is `last` if the operation has already failed in the same run. */
export type DeviceOperation = {
  readonly kind: 'put' | 'remove' | 'read';
  readonly run: (store: DraftStore, attempt: 'first' | 'last') => Promise<void>;
};

type DeviceWorkOptions = {
  readonly device: Device;
  readonly timers: Timers;
  /** Called when a pause has ended, to run the queue again. */
  readonly again: () => void;
};

/**
 * A queue of operations that the device has not finished yet. Failed operations wait for the next run. A newer
 * operation replaces an older one of the same name.
 */
export class DeviceQueue {
  readonly #options: DeviceWorkOptions;
  #waiting = new Map<string, DeviceOperation>();
  #failed = new Map<string, 'once' | 'for-now'>();
  #pauseMs = firstPauseMs;
  #timer: unknown;

  constructor(options: DeviceWorkOptions) {
    this.#options = options;
  }

  /** Returns whether the queue contains drafts that the device has not stored. */
  get holdsDrafts(): boolean {
    return [...this.#waiting.values()].some(({ kind }) => kind === 'put');
  }

  has(name: string): boolean {
    return this.#waiting.has(name);
  }

  add(name: string, work: DeviceOperation): void {
    this.cancel(name);
    this.#waiting.set(name, work);
  }

  /**
   * Restarts all operations after the connection was lost, and adds those of `more` whose names are not in the queue.
   * Results from the lost connection are ignored.
   */
  restart(more: ReadonlyMap<string, DeviceOperation>): void {
    const others = [...more].filter(([name]) => !this.#waiting.has(name));
    const same = [...this.#waiting].map(([name, work]) => [name, { ...work }] as const);
    this.#waiting = new Map([...others, ...same]);
  }

  cancel(name: string): void {
    this.#waiting.delete(name);
    this.#failed.delete(name);
  }

  /**
   * Runs the operations in the queue. `new` skips those that have failed before. A failed operation is retried once on
   * another connection, unless the device is full. Never rejects.
   */
  async run(which: 'all' | 'new'): Promise<void> {
    const { device, timers } = this.#options;
    if (which === 'all') this.#failed.clear();
    for (let next = this.#next(); next; next = this.#next()) {
      const store = await device.reach();
      if (!store) break;
      const [name, work] = next;
      const attempt = this.#failed.has(name) ? 'last' : 'first';
      try {
        await withTimeout(work.run(store, attempt), workLimitMs, late, timers);
        if (this.#waiting.get(name) === work) this.#waiting.delete(name);
      } catch (error) {
        const isLast = attempt === 'last' || isQuotaExceeded(error);
        if (this.#waiting.get(name) === work) this.#failed.set(name, isLast ? 'for-now' : 'once');
        if (!isLast) device.drop(store);
      }
    }
    this.#tryLater();
  }

  #next(): readonly [string, DeviceOperation] | undefined {
    for (const [name, work] of this.#waiting) {
      if (this.#failed.get(name) !== 'for-now') return [name, work];
      if (work.kind === 'remove') return undefined; // running it later would remove entries that were saved in between
    }
    return undefined;
  }

  #tryLater(): void {
    const { timers, again } = this.#options;
    if (this.#waiting.size === 0) this.#pauseMs = firstPauseMs;
    if (this.#waiting.size === 0 || this.#timer !== undefined) return;
    this.#timer = timers.setTimeout(() => {
      this.#timer = undefined;
      again();
    }, this.#pauseMs);
    this.#pauseMs = Math.min(this.#pauseMs * 2, longestPauseMs);
  }
}

/** Returns whether an error means that the device has no space left. Another connection would then fail too. */
export const isQuotaExceeded = (error: unknown): boolean => (error as Error | null)?.name === 'QuotaExceededError';

const late = () => new DOMException('The database did not answer in time.', 'TimeoutError');
