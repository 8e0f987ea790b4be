/** What lies in the database: one encrypted entry. */
export type VaultRecord = {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
  readonly savedAt: number;
};

/** Where encrypted entries and keys lie. Every method may reject. */
export type Records = {
  readonly key: (user: string) => Promise<CryptoKey | undefined>;
  /** Keeps `key` unless there is one already; gives the one that counts. */
  readonly addKey: (user: string, key: CryptoKey) => Promise<CryptoKey>;
  readonly read: (user: string, entry: string) => Promise<VaultRecord | undefined>;
  readonly write: (user: string, entry: string, record: VaultRecord) => Promise<void>;
  readonly remove: (user: string, entry: string) => Promise<void>;
  /** Removes the entries and the key of a user: what a disk still holds of them cannot be read again. */
  readonly forget: (user: string) => Promise<void>;
  readonly users: () => Promise<readonly string[]>;
  readonly removeOlderThan: (savedAt: number) => Promise<void>;
};

const keyStore = 'keys';
const entryStore = 'entries';

/** The records in IndexedDB. Rejects where the browser has none or refuses (private windows, full disk, blocked storage). */
export async function openRecords(factory: IDBFactory, name: string): Promise<Records> {
  const request = factory.open(name, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(keyStore);
    request.result.createObjectStore(entryStore);
  });
  const database = await answer(request);
  // Another tab may delete or upgrade the database; holding it open would block that tab for ever.
  database.addEventListener('versionchange', () => database.close());

  const store = (name: string, mode: IDBTransactionMode) => database.transaction(name, mode).objectStore(name);
  const entriesOf = (user: string) => IDBKeyRange.bound([user], [user, []]);

  return {
    key: (user) => answer<CryptoKey | undefined>(store(keyStore, 'readonly').get(user)),
    async addKey(user, key) {
      const keys = store(keyStore, 'readwrite');
      const done = finished(keys.transaction);
      const present = await answer<CryptoKey | undefined>(keys.get(user));
      if (!present) keys.add(key, user);
      await done;
      return present ?? key;
    },
    read: (user, entry) => answer<VaultRecord | undefined>(store(entryStore, 'readonly').get([user, entry])),
    async write(user, entry, record) {
      const entries = store(entryStore, 'readwrite');
      entries.put(record, [user, entry]);
      await finished(entries.transaction);
    },
    async remove(user, entry) {
      const entries = store(entryStore, 'readwrite');
      entries.delete([user, entry]);
      await finished(entries.transaction);
    },
    async forget(user) {
      const transaction = database.transaction([keyStore, entryStore], 'readwrite');
      transaction.objectStore(keyStore).delete(user);
      transaction.objectStore(entryStore).delete(entriesOf(user));
      await finished(transaction);
    },
    users: async () => (await answer(store(keyStore, 'readonly').getAllKeys())).map(String),
    async removeOlderThan(savedAt) {
      const entries = store(entryStore, 'readwrite');
      const cursor = entries.openCursor();
      cursor.addEventListener('success', () => {
        const at = cursor.result;
        if (!at) return;
        if (!((at.value as VaultRecord).savedAt > savedAt)) at.delete();
        at.continue();
      });
      await finished(entries.transaction);
    },
  };
}

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });

const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error));
  });
