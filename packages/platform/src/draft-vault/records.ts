/** An encrypted entry. `savedAt` is in milliseconds since 1970. */
export type VaultRecord = {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
  readonly savedAt: number;
};

/**
 * How a write treats an existing record. `newest` replaces it, and moves its own time after the time of that record.
 * `by-time` does not replace a record with a later time. `if-missing` also does not replace a record with the same
 * time.
 */
export type WriteMode = 'newest' | 'by-time' | 'if-missing';

/**
 * One connection to the database of encrypted entries and keys. All methods reject if the browser refuses the
 * operation.
 */
export type VaultRecords = {
  /** Returns the key of a user, or undefined if there is none. */
  readonly key: (user: string) => Promise<CryptoKey | undefined>;
  /** Adds `key` unless the user has one. Returns the stored key. */
  readonly addKey: (user: string, key: CryptoKey) => Promise<CryptoKey>;
  readonly read: (user: string, entry: string) => Promise<VaultRecord | undefined>;
  /**
   * Returns the time of the written record, or undefined if a newer record is stored. Rejects if the key of the user
   * was removed.
   */
  readonly write: (user: string, entry: string, record: VaultRecord, order: WriteMode) => Promise<number | undefined>;
  /** Removes a record unless it is newer than `upTo`. */
  readonly remove: (user: string, entry: string, upTo: number) => Promise<void>;
  /** Deletes the entries and the key of a user. Without the key, remains of the entries on the disk are unreadable. */
  readonly forget: (user: string) => Promise<void>;
  readonly users: () => Promise<readonly string[]>;
  readonly removeOlderThan: (savedAt: number) => Promise<void>;
  readonly close: () => void;
};

const keyStore = 'keys';
const entryStore = 'entries';
const stores = [keyStore, entryStore];

/**
 * Opens the database. Calls `lost` when the connection ends, because the browser closes it or another tab deletes or
 * upgrades the database. Rejects if the browser refuses IndexedDB: in a private window, on a full disk, or with blocked
 * storage.
 */
export async function openRecords(factory: IDBFactory, name: string, lost: () => void): Promise<VaultRecords> {
  const database = await openDatabase(factory, name);
  database.addEventListener('close', lost);
  database.addEventListener('versionchange', () => {
    database.close(); // an open connection would block the other tab
    lost();
  });

  const store = (name: string) => database.transaction(name).objectStore(name);
  const change = async <T>(run: (keys: IDBObjectStore, entries: IDBObjectStore) => Promise<T>): Promise<T> => {
    const transaction = database.transaction(stores, 'readwrite');
    const [result] = await Promise.all([
      run(transaction.objectStore(keyStore), transaction.objectStore(entryStore)),
      finished(transaction),
    ]);
    return result;
  };
  const recordIn = (entries: IDBObjectStore, user: string, entry: string) =>
    answer<VaultRecord | undefined>(entries.get([user, entry]));

  return {
    key: (user) => answer<CryptoKey | undefined>(store(keyStore).get(user)),
    addKey: (user, key) =>
      change(async (keys) => {
        const present = await answer<CryptoKey | undefined>(keys.get(user));
        if (!present) keys.add(key, user);
        return present ?? key;
      }),
    read: (user, entry) => recordIn(store(entryStore), user, entry),
    write: (user, entry, record, order) =>
      change(async (keys, entries) => {
        const [known, present] = await Promise.all([answer(keys.count(user)), recordIn(entries, user, entry)]);
        if (known === 0) throw new DOMException('The key of this record was removed.', 'InvalidStateError');
        if (present && order !== 'newest') {
          if (present.savedAt > record.savedAt) return undefined;
          if (present.savedAt === record.savedAt && order === 'if-missing') return record.savedAt;
        }
        const savedAt = Math.max(record.savedAt, present && order === 'newest' ? present.savedAt + 1 : 0);
        entries.put({ ...record, savedAt }, [user, entry]);
        return savedAt;
      }),
    remove: (user, entry, upTo) =>
      change(async (_, entries) => {
        const present = await recordIn(entries, user, entry);
        if (present && !(present.savedAt > upTo)) entries.delete([user, entry]);
      }),
    forget: (user) =>
      change(async (keys, entries) => {
        keys.delete(user);
        entries.delete(IDBKeyRange.bound([user], [user, []]));
      }),
    users: async () => (await answer(store(keyStore).getAllKeys())).map(String),
    removeOlderThan: (savedAt) =>
      change(async (_, entries) => {
        const cursor = entries.openCursor();
        cursor.addEventListener('success', () => {
          const at = cursor.result;
          if (!at) return;
          if (!((at.value as VaultRecord).savedAt > savedAt)) at.delete();
          at.continue();
        });
      }),
    close: () => database.close(),
  };
}

/**
 * Opens the current version, because a newer build may have upgraded the database. Adds missing stores to a database of
 * another program.
 */
async function openDatabase(factory: IDBFactory, name: string): Promise<IDBDatabase> {
  const database = await open(factory, name);
  if (stores.every((store) => database.objectStoreNames.contains(store))) return database;
  database.close();
  return open(factory, name, database.version + 1);
}

function open(factory: IDBFactory, name: string, version?: number): Promise<IDBDatabase> {
  const request = factory.open(name, version);
  request.addEventListener('upgradeneeded', () => {
    const { result } = request;
    for (const store of stores) if (!result.objectStoreNames.contains(store)) result.createObjectStore(store);
  });
  return answer(request);
}

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });

const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new DOMException('The transaction was aborted.', 'AbortError')),
    );
  });
