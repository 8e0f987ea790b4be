import type { Timers } from '../timers.ts';
import { withTimeout } from '../with-timeout.ts';
import { createEncryptedDraftStore, type DraftStore } from './draft-store.ts';
import { openRecords } from './records.ts';

/**
 * The time limit for opening the database, in milliseconds. Some web views never respond, and a form must not wait for
 * them.
 */
const openLimitMs = 3000;
/**
 * The time limit for a read while the database opens slowly, in milliseconds. A shorter limit could miss stored input.
 */
const readLimitMs = 15_000;

type DeviceOptions = {
  readonly factory: IDBFactory;
  readonly subtle: SubtleCrypto;
  readonly database: string;
  /** Returns the time in milliseconds at or before which entries have expired. */
  readonly oldest: () => number;
  readonly timers: Timers;
  /** Called when the database has opened. */
  readonly opened: () => void;
  /** Called when the connection is lost. Entries may be lost with it. */
  readonly lost: () => void;
};

type Opening = {
  /** Resolves to the store, or to undefined after `openLimitMs` or if the browser refuses the database. */
  readonly soon: Promise<DraftStore | undefined>;
  /** Resolves after `readLimitMs`, or if the browser refuses the database. */
  readonly tooLate: Promise<void>;
  store: DraftStore | undefined;
};

/** The database on this device. If the connection is lost or could not be opened, the next use opens it again. */
export class Device {
  readonly #options: DeviceOptions;
  #opening: Opening | undefined;
  /**
   * Why the last attempt to open the database failed. It is `new` until a read has waited without success, then
   * `known`.
   */
  #failure: 'none' | 'denied' | 'new' | 'known' = 'none';

  constructor(options: DeviceOptions) {
    this.#options = options;
  }

  /** Resolves to the store, or to undefined if the database does not open within `openLimitMs`. */
  reach(): Promise<DraftStore | undefined> {
    this.#opening ??= this.#open();
    const { store, soon } = this.#opening;
    return store ? Promise.resolve(store) : soon;
  }

  /**
   * Closes a connection on which an operation failed, because browsers may lose connections without an event. The next
   * use opens another one.
   */
  drop(store: DraftStore): void {
    store.close();
    if (this.#opening?.store !== store) return;
    this.#opening = undefined;
    this.#options.lost();
  }

  /**
   * Resolves when a read should stop waiting for a database that does not open. Resolves at once if the browser denies
   * access.
   */
  async patience(): Promise<void> {
    if (this.#opening?.store) return;
    if (this.#opening) return this.#opening.tooLate;
    if (this.#failure !== 'new') return;
    await new Promise<void>((resolve) => this.#options.timers.setTimeout(resolve, openLimitMs));
    if (this.#failure === 'new') this.#failure = 'known';
  }

  #open(): Opening {
    const { timers, opened, lost } = this.#options;
    const found = this.#find(() => {
      if (this.#opening !== opening) return;
      this.#opening = undefined;
      lost();
    });
    const late = () => new DOMException('The database did not open in time.', 'TimeoutError');
    const opening: Opening = {
      soon: withTimeout(found, openLimitMs, late, timers).catch(() => undefined),
      tooLate: new Promise((resolve) => {
        const timer = timers.setTimeout(resolve, readLimitMs);
        found.catch(() => resolve()).finally(() => timers.clearTimeout(timer));
      }),
      store: undefined,
    };
    found.then(
      (store) => {
        opening.store = store;
        this.#failure = 'none';
        opened();
      },
      ({ name }: Error) => {
        this.#failure = name === 'SecurityError' ? 'denied' : this.#failure === 'known' ? 'known' : 'new';
        if (this.#opening === opening) this.#opening = undefined;
      },
    );
    return opening;
  }

  async #find(lost: () => void): Promise<DraftStore> {
    const { factory, subtle, database, oldest } = this.#options;
    const records = await openRecords(factory, database, lost);
    await records.removeOlderThan(oldest()).catch(() => undefined); // reads do not depend on it
    return createEncryptedDraftStore(records, subtle);
  }
}
