import type { Storable } from '../storage.ts';
import { pageTimers, type Timers } from '../timers.ts';
import { type Bytes, encryptedShelf, memoryShelf, type Shelf } from './draft-store.ts';
import { openRecords } from './records.ts';

/** What was typed and not sent, encrypted on the device, for each user apart. */
export type DraftVault = {
  /** Keeps what a user typed. `'memory'`: the device refused, so it lasts as long as the page. */
  readonly save: (userId: string, name: string, value: Storable) => Promise<'device' | 'memory'>;
  /** What was saved; undefined where nothing is there, it is older than its life, or it cannot be decrypted. The caller checks its shape. */
  readonly read: (userId: string, name: string) => Promise<Storable | undefined>;
  /** Keeps a picture's bytes until the server has them. */
  readonly saveBytes: (userId: string, name: string, bytes: Bytes) => Promise<'device' | 'memory'>;
  readonly readBytes: (userId: string, name: string) => Promise<Bytes | undefined>;
  readonly remove: (userId: string, name: string) => Promise<void>;
  /** After logout or submission: the user's entries and key are gone. */
  readonly forgetUser: (userId: string) => Promise<void>;
  /** When `userId` signs in: what others left on this device is gone (F03). */
  readonly forgetOthers: (userId: string) => Promise<void>;
};

/** Where a vault keeps things, and by which clock they grow old. */
export type DraftVaultOptions = {
  /** the time in milliseconds; the server's where it is known */
  readonly now: () => number;
  /** the database's name; apps on one origin take different ones */
  readonly database?: string;
  /** absent or refusing in private windows and blocked storage */
  readonly indexedDB?: IDBFactory | undefined;
  /** absent on http:// pages of a local network: everything is then kept in memory */
  readonly subtle?: SubtleCrypto | undefined;
  readonly timers?: Timers;
};

/** How long a draft may lie on a device (reliability, 5.2). */
export const draftLifeHours = 24;
/** Some web views never answer when a database is opened; a form must not wait for them. Milliseconds. */
const openLimitMs = 3000;
/** How long a reading waits for a database that is slow to open: what was kept must not be passed over. Milliseconds since the opening began. */
const readLimitMs = 15_000;

type Opening = {
  /** may never settle */
  readonly draftStore: Promise<Shelf | undefined>;
  /** the same, or undefined after `openLimitMs` */
  readonly soon: Promise<Shelf | undefined>;
  readonly tooLate: Promise<undefined>;
};

/**
 * What the server does not have yet, encrypted on the device: AES-GCM under a key that is not extractable, in IndexedDB (F41). The key lies in the
 * browser's profile, so this raises the cost of reading a stolen device and is no defence against a script of our own origin. Calls take effect in
 * their order; none rejects. What is called before a slow database is open is made up for when it opens; until then drafts live in memory.
 */
export function createDraftVault(options: DraftVaultOptions): DraftVault {
  const { now, timers = pageTimers } = options;
  const memory = memoryShelf();
  let opening: Opening | undefined;
  let opened: Shelf | undefined;
  let last: Promise<unknown> = Promise.resolve();
  /** what came too early for the database */
  let backlog: Promise<unknown> = Promise.resolve();

  const open = (): Opening => {
    if (opening) return opening;
    const draftStore = openShelf(options, oldest()).catch(() => undefined);
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
  const device = async (): Promise<Shelf | undefined> => {
    const draftStore = (await open().soon) ?? opened;
    if (draftStore) await backlog;
    return draftStore;
  };
  const onceOpen = <T>(run: (device: Shelf) => Promise<T>): Promise<T | undefined> => {
    const { draftStore } = open();
    const next = backlog
      .then(() => draftStore)
      .then((found) => found && run(found))
      .catch(() => undefined);
    backlog = next;
    return next;
  };
  const oldest = () => now() - draftLifeHours * 3_600_000;
  const inOrder = <T>(run: (device: Shelf | undefined) => Promise<T>): Promise<T> => {
    const next = last.then(async () => run(await device()));
    last = next;
    return next;
  };
  const everywhere = (run: (draftStore: Shelf) => Promise<void>): Promise<void> =>
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
      await device?.remove(userId, name).catch(() => undefined); // an older one must not come back
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
      }; // nothing else waits for it
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

async function openShelf(options: DraftVaultOptions, oldest: number): Promise<Shelf | undefined> {
  const { database = 'quayside-drafts' } = options;
  const factory = 'indexedDB' in options ? options.indexedDB : globalThis.indexedDB;
  const subtle = 'subtle' in options ? options.subtle : globalThis.crypto?.subtle;
  if (!factory || !subtle) return undefined;
  const records = await openRecords(factory, database);
  await records.removeOlderThan(oldest);
  return encryptedShelf(records, subtle);
}

function parse(text: string): Storable | undefined {
  try {
    return JSON.parse(text) as Storable;
  } catch {
    return undefined; // bytes of saveBytes
  }
}
