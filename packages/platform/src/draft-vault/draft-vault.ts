import type { JsonValue } from '../storage.ts';
import { Store } from '../store.ts';
import { pageTimers, type Timers } from '../timers.ts';
import { Device } from './device.ts';
import { type DeviceOperation, DeviceQueue, isQuotaExceeded } from './device-queue.ts';
import type { Bytes, Draft } from './draft-store.ts';
import type { WriteMode } from './records.ts';

/**
 * The place where drafts are stored. `memory` means that the device refused a draft, which is lost when the page
 * closes.
 */
export type DraftLocation = 'device' | 'memory';

/** Stores unsent input on the device, encrypted for each user. */
export type DraftVault = {
  /**
   * Stores the input of a user. Returns `memory` if the device refused it; the vault then retries while the page is
   * open. Does not overwrite a newer draft, such as from another tab. `typedAt` is the time of the input in
   * milliseconds since 1970. Pass it if the input can be older than the call.
   */
  readonly save: (userId: string, name: string, value: JsonValue, typedAt?: number) => Promise<DraftLocation>;
  /** Returns a stored value, or undefined if it is missing, expired or unreadable. The caller must check its shape. */
  readonly read: (userId: string, name: string) => Promise<JsonValue | undefined>;
  /**
   * Stores the bytes of a picture until the server has them. Returns `memory` if the device refused them, and then
   * retries.
   */
  readonly saveBytes: (userId: string, name: string, bytes: Bytes) => Promise<DraftLocation>;
  /** Returns stored bytes, or undefined if they are missing, expired or unreadable. */
  readonly readBytes: (userId: string, name: string) => Promise<Bytes | undefined>;
  /** Removes an entry. If this page has read or saved the entry, a newer one from another tab is not removed. */
  readonly remove: (userId: string, name: string) => Promise<void>;
  /** Deletes the entries and the key of the user. Call it after logout or submission. */
  readonly forgetUser: (userId: string) => Promise<void>;
  /** Deletes the entries of all other users when `userId` signs in (F03). */
  readonly forgetOthers: (userId: string) => Promise<void>;
  /** `device` if all drafts of this page are on the device, otherwise `memory`. Inform the customer of `memory`. */
  readonly location: Pick<Store<DraftLocation>, 'state' | 'subscribe'>;
};

/** The clock, the database and the browser APIs that a draft vault uses. */
export type DraftVaultOptions = {
  /** Returns the time in milliseconds since 1970, from the server if known. */
  readonly now: () => number;
  /** The name of the database. Apps on the same origin need different names. Default: `quayside-drafts`. */
  readonly database?: string;
  /** The IndexedDB factory, which some private windows lack or block. Default: `indexedDB` of the page. */
  readonly indexedDB?: IDBFactory | undefined;
  /**
   * The Web Crypto API, which is undefined on http:// pages of a local network. The vault then stores drafts only in
   * memory. Default: `crypto.subtle`.
   */
  readonly subtle?: SubtleCrypto | undefined;
  readonly timers?: Timers;
};

/** The lifetime of a draft on the device, in hours (reliability, 5.2). */
export const draftLifetimeHours = 24;

/** The last entry that this page has saved under a name, as a copy in memory. */
type Copy = { readonly userId: string; readonly name: string; readonly draft: Draft };

/** A removal that a tab broadcasts: an entry up to a time, the entries of a user, or the entries of all other users. */
type Removal =
  | { readonly kind: 'entry'; readonly slot: string; readonly upTo: number }
  | { readonly kind: 'user' | 'others'; readonly userId: string };

/**
 * Creates a vault in IndexedDB, encrypted with AES-GCM under a non-extractable key (F41). The key is in the profile of
 * the browser. The vault therefore makes it harder to read a stolen device, but does not stop scripts of this origin.
 * Calls run in order and never reject.
 *
 * A browser may close or delete the database at any time, or refuse a write. The vault therefore retains a copy in
 * memory of everything that this page has saved. It reopens the database and writes entries that are missing or
 * outdated.
 */
export function createDraftVault(options: DraftVaultOptions): DraftVault {
  const { now, database = 'quayside-drafts', timers = pageTimers } = options;
  const keeping = new Store<DraftLocation>('device');
  const copies = new Map<string, Copy>();
  /** The time of the newest entry that this page has read or saved, or -Infinity if it found none. */
  const seen = new Map<string, number>();
  const factory = 'indexedDB' in options ? options.indexedDB : globalThis.indexedDB;
  const subtle = 'subtle' in options ? options.subtle : globalThis.crypto?.subtle;
  const events = { opened: finishLater, lost: restore };
  const device = factory && subtle && new Device({ factory, subtle, database, oldest, timers, ...events });
  const work = device && new DeviceQueue({ device, timers, again: finishLater });
  const tabs = device && 'BroadcastChannel' in globalThis ? new BroadcastChannel(database) : undefined;
  tabs?.addEventListener('message', ({ data }: MessageEvent<Removal>) => {
    // a pending write must not restore the entry
    for (const [slot, { userId, name, draft }] of drop(data)) work?.add(slot, remove(userId, name, draft.savedAt));
    finishLater();
  });
  let last: Promise<unknown> = Promise.resolve();
  let reads = 0;

  function oldest(): number {
    return now() - draftLifetimeHours * 3_600_000;
  }
  function inOrder<T>(run: () => Promise<T>): Promise<T> {
    const next = last.then(run);
    last = next;
    return next;
  }
  async function finish(which: 'all' | 'new' = 'all'): Promise<void> {
    await work?.run(which);
    const next = work ? !work.holdsDrafts : copies.size === 0;
    if ((next ? 'device' : 'memory') !== keeping.state) keeping.set(next ? 'device' : 'memory');
  }
  function finishLater(): void {
    void inOrder(() => finish());
  }

  function copyIn(slot: string): Copy | undefined {
    const copy = copies.get(slot);
    if (copy && copy.draft.savedAt > oldest()) return copy;
    copies.delete(slot);
    return undefined;
  }
  function see(slot: string, savedAt = Number.NEGATIVE_INFINITY): void {
    seen.set(slot, Math.max(savedAt, seen.get(slot) ?? Number.NEGATIVE_INFINITY));
  }
  /** Writes entries again that the device may have lost with the connection. */
  function restore(): void {
    work?.restart(new Map([...copies.keys()].map((slot) => [slot, put(slot, ifMissing)])));
    finishLater();
  }
  /** Drops the copies of removed entries, so that they are not written again. Returns these copies. */
  function drop(removal: Removal): readonly (readonly [string, Copy])[] {
    const dropped = [...copies].filter(([slot, { userId, draft }]) =>
      removal.kind === 'entry'
        ? removal.slot === slot && draft.savedAt <= removal.upTo
        : (removal.kind === 'user') === (removal.userId === userId),
    );
    for (const [slot] of dropped) {
      copies.delete(slot);
      work?.cancel(slot);
    }
    return dropped;
  }

  function remove(userId: string, name: string, upTo: number): DeviceOperation {
    return { kind: 'remove', run: (store) => store.remove(userId, name, upTo) };
  }
  function put(slot: string, order: () => WriteMode): DeviceOperation {
    return {
      kind: 'put',
      async run(store, attempt) {
        const copy = copyIn(slot);
        if (!copy) return;
        const { userId, name, draft } = copy;
        const write = () => store.put(userId, name, draft, order());
        const savedAt = await write().catch(async (error: unknown) => {
          if (attempt === 'first' && !isQuotaExceeded(error)) throw error;
          // an older entry must not reappear, and without it the new one may fit
          await store.removeOlderThan(oldest());
          await store.remove(userId, name, order() === 'newest' ? Number.POSITIVE_INFINITY : draft.savedAt - 1);
          return write();
        });
        if (copies.get(slot) !== copy) return;
        if (savedAt === undefined) return void copies.delete(slot); // another tab has saved a newer one
        copies.set(slot, { ...copy, draft: { ...draft, savedAt } });
        see(slot, savedAt);
      },
    };
  }
  function save(userId: string, name: string, bytes: Bytes, typedAt?: number): Promise<DraftLocation> {
    return inOrder(async () => {
      const slot = slotOf(userId, name);
      const known = copyIn(slot)?.draft.savedAt;
      let order: WriteMode = typedAt === undefined ? 'newest' : 'by-time';
      if (typedAt === undefined || known === undefined || known <= typedAt) {
        const savedAt = typedAt ?? Math.max(now(), seen.get(slot) ?? 0);
        copies.set(slot, { userId, name, draft: { bytes, savedAt } });
        see(slot, savedAt);
        work?.add(
          slot,
          put(slot, () => order),
        );
      }
      await finish();
      order = 'by-time'; // before the next attempt, another tab may save a newer one
      return work && !work.has(slot) ? 'device' : 'memory';
    });
  }
  async function readBytes(userId: string, name: string): Promise<Bytes | undefined> {
    const slot = slotOf(userId, name);
    const { found } = await inOrder(async (): Promise<{ found: Draft | undefined | Promise<Draft | undefined> }> => {
      const copy = copyIn(slot)?.draft;
      if (!work || !device) return { found: copy };
      reads += 1;
      const read = `read ${reads}`;
      const answer: { state: 'awaited' | 'given'; draft: Draft | undefined } = { state: 'awaited', draft: undefined };
      const given = new Promise<void>((resolve) => {
        work.add(read, {
          kind: 'read',
          async run(store) {
            answer.draft = await store.get(userId, name, oldest());
            answer.state = 'given';
            see(slot, answer.draft?.savedAt);
            resolve();
          },
        });
      });
      await finish('new');
      const { state, draft } = answer;
      if (state === 'given' && !work.has(slot)) {
        if (!draft) copies.delete(slot);
        return { found: draft };
      }
      const patience = state === 'given' || copy ? undefined : device.patience();
      if (!patience) work.cancel(read);
      const found = patience
        ? Promise.race([given, patience]).then(() => {
            work.cancel(read);
            return answer.draft;
          })
        : newer(copy, draft);
      return { found }; // other calls do not wait for it
    });
    return (await found)?.bytes;
  }
  function forget(kind: 'user' | 'others', userId: string): Promise<void> {
    return inOrder(async () => {
      drop({ kind, userId });
      work?.add(`forget ${kind} ${userId}`, {
        kind: 'remove',
        async run(store) {
          await (kind === 'user' ? store.forget(userId) : store.forgetOthers(userId));
          tabs?.postMessage({ kind, userId });
        },
      });
      await finish();
    });
  }

  return {
    location: keeping,
    save: (userId, name, value, typedAt) =>
      save(userId, name, new TextEncoder().encode(JSON.stringify(value)), typedAt),
    saveBytes: (userId, name, bytes) => save(userId, name, bytes),
    readBytes,
    async read(userId, name) {
      const bytes = await readBytes(userId, name);
      return bytes && parse(new TextDecoder().decode(bytes));
    },
    remove: (userId, name) =>
      inOrder(async () => {
        const slot = slotOf(userId, name);
        let upTo = seen.get(slot) ?? Number.POSITIVE_INFINITY;
        copies.delete(slot);
        work?.add(slot, {
          kind: 'remove',
          async run(store) {
            await store.remove(userId, name, upTo);
            tabs?.postMessage({ kind: 'entry', slot, upTo });
          },
        });
        await finish();
        upTo = Math.min(upTo, now()); // before the next attempt, another tab may save a newer one
      }),
    forgetUser: (userId) => forget('user', userId),
    forgetOthers: (userId) => forget('others', userId),
  };
}

const slotOf = (userId: string, name: string): string => JSON.stringify([userId, name]);

const ifMissing = (): WriteMode => 'if-missing';

const newer = (one: Draft | undefined, other: Draft | undefined): Draft | undefined =>
  one && other ? (one.savedAt >= other.savedAt ? one : other) : (one ?? other);

function parse(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return undefined; // the entry was written by saveBytes
  }
}
