import type { VaultRecords, WriteMode } from './records.ts';

/** The bytes of an entry, as IndexedDB and the Web Crypto API accept them. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** A decrypted entry of a user. `savedAt` is in milliseconds since 1970. */
export type Draft = { readonly bytes: Bytes; readonly savedAt: number };

/**
 * The entries of all users on the device, over one connection to the database. All methods reject if the browser
 * refuses the operation.
 */
export type DraftStore = {
  /**
   * Writes an entry and returns its time, which `newest` may move forward. Returns undefined if a newer entry is
   * stored.
   */
  readonly put: (userId: string, name: string, draft: Draft, order: WriteMode) => Promise<number | undefined>;
  /** Returns the entry if it was saved after `oldest`, otherwise undefined. Removes an expired or unreadable entry. */
  readonly get: (userId: string, name: string, oldest: number) => Promise<Draft | undefined>;
  /** Removes an entry unless it is newer than `upTo`. */
  readonly remove: (userId: string, name: string, upTo: number) => Promise<void>;
  /** Removes all entries and the key of a user. */
  readonly forget: (userId: string) => Promise<void>;
  /** Removes all entries and keys of other users. */
  readonly forgetOthers: (userId: string) => Promise<void>;
  /** Removes all entries that were saved at or before this time. */
  readonly removeOlderThan: (savedAt: number) => Promise<void>;
  readonly close: () => void;
};

const text = new TextEncoder();

/**
 * Creates a store that encrypts entries with AES-GCM-256, with one non-extractable key for each user. User ids and
 * names are stored as SHA-256 digests. The digests also authenticate the entry: if it is moved, it does not decrypt.
 */
export function createEncryptedDraftStore(records: VaultRecords, subtle: SubtleCrypto): DraftStore {
  const digest = async (value: string): Promise<string> => hex(await subtle.digest('SHA-256', text.encode(value)));
  const slot = async (userId: string, name: string) => {
    const user = await digest(userId);
    const entry = await digest(name);
    return { user, entry, bound: text.encode(`${user}/${entry}`) };
  };
  const keyFor = async (user: string): Promise<CryptoKey> => {
    const present = await records.key(user);
    if (present) return present;
    // `addKey` returns the key of another tab if that tab was faster
    return records.addKey(
      user,
      await subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
    );
  };

  return {
    async put(userId, name, { bytes, savedAt }, order) {
      const { user, entry, bound } = await slot(userId, name);
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const data = await subtle.encrypt({ name: 'AES-GCM', iv, additionalData: bound }, await keyFor(user), bytes);
      return records.write(user, entry, { iv, data, savedAt }, order);
    },
    async get(userId, name, oldest) {
      const { user, entry, bound } = await slot(userId, name);
      const [key, record] = [await records.key(user), await records.read(user, entry)];
      if (!record) return undefined;
      const { iv, data, savedAt } = record;
      if (key && savedAt > oldest) {
        const algorithm = { name: 'AES-GCM', iv, additionalData: bound };
        const bytes = await subtle.decrypt(algorithm, key, data).catch(() => undefined);
        if (bytes) return { bytes: new Uint8Array(bytes), savedAt };
      }
      await records.remove(user, entry, savedAt);
      return undefined;
    },
    async remove(userId, name, upTo) {
      const { user, entry } = await slot(userId, name);
      await records.remove(user, entry, upTo);
    },
    async forget(userId) {
      await records.forget(await digest(userId));
    },
    async forgetOthers(userId) {
      const own = await digest(userId);
      for (const user of await records.users()) if (user !== own) await records.forget(user);
    },
    removeOlderThan: records.removeOlderThan,
    close: records.close,
  };
}

const hex = (buffer: ArrayBuffer): string =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
