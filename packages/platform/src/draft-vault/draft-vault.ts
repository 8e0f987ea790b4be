import type { Storable } from '../storage.ts';
import { pageTimers, type Timers } from '../timers.ts';
import { type Bytes, type DraftStore, encryptedDraftStore, memoryDraftStore } from './draft-store.ts';
import { openRecords } from './records.ts';

/** Unsent input, encrypted on the device for each user. */
export type DraftVault = {
  /** Stores a user's input. Returns 'memory' when the device refused; the input then lasts until the page closes. */
  readonly save: (userId: string, name: string, value: Storable) => Promise<'device' | 'memory'>;
  /** Returns a stored value, or undefined when it is missing, expired or unreadable. The caller checks its shape. */
  readonly read: (userId: string, name: string) => Promise<Storable | undefined>;
  /** Stores a picture's bytes until the server has them. */
  readonly saveBytes: (userId: string, name: string, bytes: Bytes) => Promise<'device' | 'memory'>;
  readonly readBytes: (userId: string, name: string) => Promise<Bytes | undefined>;
  readonly remove: (userId: string, name: string) => Promise<void>;
  /** Deletes the user's entries and key, after logout or submission. */
  readonly forgetUser: (userId: string) => Promise<void>;
  /** Deletes all other users' entries when `userId` signs in (F03). */
  readonly forgetOthers: (userId: string) => Promise<void>;
};

/** Configures a vault. */
export type DraftVaultOptions = {
  /** Returns the time in milliseconds, from the server where it is known. */
  readonly now: () => number;
  /** The database's name. Apps on one origin use different names. */
  readonly database?: string;
  /** Absent or blocked in private windows. */
  readonly indexedDB?: IDBFactory | undefined;
  /** Absent on http:// pages of a local network; the vault then stays in memory. */
  readonly subtle?: SubtleCrypto | undefined;
  readonly timers?: Timers;
};

/** The lifetime of a draft on the device, in hours (reliability, 5.2). */
export const draftLifeHours = 24;
/**
 * The time limit for opening the database, in milliseconds. Some web views never respond, and a form must not wait for
 * them.
 */
const openLimitMs = 3000;
/** The time limit for a read while the database opens slowly, in milliseconds, so that stored input is not missed. */
const readLimitMs = 15_000;

type Opening = {
  /** Possibly never settles. */
  readonly draftStore: Promise<DraftStore | undefined>;
  /** The same, or undefined after `openLimitMs`. */
  readonly soon: Promise<DraftStore | undefined>;
  readonly tooLate: Promise<undefined>;
};

/**
 * Creates a vault in IndexedDB, encrypted with AES-GCM under a non-extractable key (F41). The browser's profile holds
 * the key, so the vault makes reading a stolen device harder but does not stop scripts of this origin. Calls run in
 * order and never reject. While a slow database opens, drafts stay in memory; writes follow when it opens.
 */
export function createDraftVault(options: DraftVaultOptions): DraftVault {
  const { now, timers = pageTimers } = options;
  const memory = memoryDraftStore();
  let opening: Opening | undefined;
  let opened: DraftStore | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let pendingWrites: Promise<unknown> = Promise.resolve();

  const open = (): Opening => {
    if (opening) return opening;
    const draftStore = openDraftStore(options, oldest()).catch(() => undefined);
    void draftStore.then((found) => {
      opened = found;
    });
    const ended = (limitMs: number) =>
      new Promise<undefined>((resolve) => {
        const timer = timers.setTimeout(() => resolve(undefined), limitMs);
        void draftStore.then(() => timers.clearTimeout(timer));
      });
    opening = { draftStore, soon: Promise.race([draftStore, ended(openLimitMs)]), tooLate: ended(readLimitMs) };
    return opening;
  };
  const device = async (): Promise<DraftStore | undefined> => {
    const draftStore = (await open().soon) ?? opened;
    if (draftStore) await pendingWrites;
    return draftStore;
  };
  const onceOpen = <T>(run: (device: DraftStore) => Promise<T>): Promise<T | undefined> => {
    const { draftStore } = open();
    const next = pendingWrites
      .then(() => draftStore)
      .then((found) => found && run(found))
      .catch(() => undefined);
    pendingWrites = next;
    return next;
  };
  const oldest = () => now() - draftLifeHours * 3_600_000;
  const inOrder = <T>(run: (device: DraftStore | undefined) => Promise<T>): Promise<T> => {
    const next = last.then(async () => run(await device()));
    last = next;
    return next;
  };
  const everywhere = (run: (draftStore: DraftStore) => Promise<void>): Promise<void> =>
    inOrder(async (device) => {
      await run(memory);
      if (device) await run(device).catch(() => undefined);
      else void onceOpen(run);
    });

  const saveBytes: DraftVault['saveBytes'] = (userId, name, bytes) =>
    inOrder(async (device) => {
      const kept = await device?.put(userId, name, bytes, now()).then(
        () => true,
        () => false,
      );
      if (kept) {
        await memory.remove(userId, name);
        return 'device';
      }
      await device?.remove(userId, name).catch(() => undefined); // an older entry must not reappear
      const savedAt = now();
      await memory.put(userId, name, bytes, savedAt);
      if (!device)
        void onceOpen(async (draftStore) => {
          await draftStore.put(userId, name, bytes, savedAt);
          if ((await memory.get(userId, name, oldest())) === bytes) await memory.remove(userId, name);
        });
      return 'memory';
    });
  const readBytes: DraftVault['readBytes'] = async (userId, name) => {
    const { found } = await inOrder(async (device) => {
      const typed = await memory.get(userId, name, oldest());
      if (typed) return { found: typed };
      if (device) return { found: await device.get(userId, name, oldest()).catch(() => undefined) };
      return {
        found: Promise.race([onceOpen((draftStore) => draftStore.get(userId, name, oldest())), open().tooLate]),
      }; // no other call waits for it
    });
    return found;
  };

  return {
    saveBytes,
    readBytes,
    save: (userId, name, value) => saveBytes(userId, name, new TextEncoder().encode(JSON.stringify(value))),
    async read(userId, name) {
      const bytes = await readBytes(userId, name);
      return bytes && parse(new TextDecoder().decode(bytes));
    },
    remove: (userId, name) => everywhere((draftStore) => draftStore.remove(userId, name)),
    forgetUser: (userId) => everywhere((draftStore) => draftStore.forget(userId)),
    forgetOthers: (userId) => everywhere((draftStore) => draftStore.forgetOthers(userId)),
  };
}

async function openDraftStore(options: DraftVaultOptions, oldest: number): Promise<DraftStore | undefined> {
  const { database = 'quayside-drafts' } = options;
  const factory = 'indexedDB' in options ? options.indexedDB : globalThis.indexedDB;
  const subtle = 'subtle' in options ? options.subtle : globalThis.crypto?.subtle;
  if (!factory || !subtle) return undefined;
  const records = await openRecords(factory, database);
  await records.removeOlderThan(oldest);
  return encryptedDraftStore(records, subtle);
}

function parse(text: string): Storable | undefined {
  try {
    return JSON.parse(text) as Storable;
  } catch {
    return undefined; // saveBytes wrote this entry
  }
}
