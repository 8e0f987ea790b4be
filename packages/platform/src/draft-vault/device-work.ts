import type { Timers } from '../timers.ts';
import { withTimeout } from '../with-timeout.ts';
import type { Device } from './device.ts';
import type { DraftStore } from './draft-store.ts';

/** The time limit for one operation, in milliseconds. A lost connection can leave it without an answer. */
const workLimitMs = 10_000;
/** The pause before work that failed is tried again, in milliseconds. It doubles up to the longest. */
const firstPauseMs = 500;
const longestPauseMs = 30_000;

/** An operation on the device. `attempt`: `last` if it has failed before in the same run. */
export type Work = {
  readonly kind: 'put' | 'remove' | 'read';
  readonly run: (store: DraftStore, attempt: 'first' | 'last') => Promise<void>;
};

type DeviceWorkOptions = {
  readonly device: Device;
  readonly timers: Timers;
  /** called when a pause has ended */
  readonly again: () => void;
};

/** Work that the device has not done yet, in order. Work that fails waits for the next run; newer work of the same name replaces it. */
export class DeviceWork {
  readonly #options: DeviceWorkOptions;
  #waiting = new Map<string, Work>();
  #failed = new Map<string, 'once' | 'for-now'>();
  #pauseMs = firstPauseMs;
  #timer: unknown;

  constructor(options: DeviceWorkOptions) {
    this.#options = options;
  }

  /** Whether drafts wait that the device has not stored. */
  get holdsDrafts(): boolean {
    return [...this.#waiting.values()].some(({ kind }) => kind === 'put');
  }

  has(name: string): boolean {
    return this.#waiting.has(name);
  }

  add(name: string, work: Work): void {
    this.cancel(name);
    this.#waiting.set(name, work);
  }

  /**
   * Does again what is under way, because its connection is lost, and before it `more` that nothing else waits to do. An
   * operation that still succeeds on the lost connection counts for nothing.
   */
  restart(more: ReadonlyMap<string, Work>): void {
    const others = [...more].filter(([name]) => !this.#waiting.has(name));
    const same = [...this.#waiting].map(([name, work]) => [name, { ...work }] as const);
    this.#waiting = new Map([...others, ...same]);
  }

  cancel(name: string): void {
    this.#waiting.delete(name);
    this.#failed.delete(name);
  }

  /**
   * Does what waits; `new` leaves out work that has failed before. On a connection that fails, it opens another one and
   * tries once more. Never rejects.
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
        const isLast = attempt === 'last' || isFull(error);
        if (this.#waiting.get(name) === work) this.#failed.set(name, isLast ? 'for-now' : 'once');
        if (!isLast) device.drop(store);
      }
    }
    this.#tryLater();
  }

  #next(): readonly [string, Work] | undefined {
    for (const [name, work] of this.#waiting) {
      if (this.#failed.get(name) !== 'for-now') return [name, work];
      if (work.kind === 'remove') return undefined; // later, it would remove what is saved after it
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

/** Whether the device has no room, which no other connection changes. */
export const isFull = (error: unknown): boolean => (error as Error | null)?.name === 'QuotaExceededError';

const late = () => new DOMException('The database did not answer in time.', 'TimeoutError');
