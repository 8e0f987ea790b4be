export type VaultRecord = {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
  readonly savedAt: number;
};

/** The database of encrypted entries and keys. Every method may reject. */
export type Records = {
  readonly key: (user: string) => Promise<CryptoKey | undefined>;
  /** Adds `key` unless the user has one, and returns the effective key. */
  readonly addKey: (user: string, key: CryptoKey) => Promise<CryptoKey>;
  readonly read: (user: string, entry: string) => Promise<VaultRecord | undefined>;
  readonly write: (user: string, entry: string, record: VaultRecord) => Promise<void>;
  readonly remove: (user: string, entry: string) => Promise<void>;
  /** Deletes a user's entries and key. Without the key, remains on the disk are unreadable. */
  readonly forget: (user: string) => Promise<void>;
  readonly users: () => Promise<readonly string[]>;
  readonly removeOlderThan: (savedAt: number) => Promise<void>;
};

const keyStore = 'keys';
const entryStore = 'entries';

/** Opens the records in IndexedDB. Rejects when the browser refuses it: private windows, full disk, blocked storage. */
export async function openRecords(factory: IDBFactory, name: string): Promise<Records> {
  const request = factory.open(name, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(keyStore);
    request.result.createObjectStore(entryStore);
  });
  const database = await answer(request);
  // Another tab may delete or upgrade the database, and an open connection would block it.
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
