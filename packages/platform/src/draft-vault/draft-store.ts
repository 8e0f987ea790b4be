import type { Records } from './records.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

/** Stores entries by user. `get` treats entries from before `oldest` as expired. Times are milliseconds since 1970. */
export type DraftStore = {
  readonly put: (userId: string, name: string, bytes: Bytes, savedAt: number) => Promise<void>;
  readonly get: (userId: string, name: string, oldest: number) => Promise<Bytes | undefined>;
  readonly remove: (userId: string, name: string) => Promise<void>;
  readonly forget: (userId: string) => Promise<void>;
  readonly forgetOthers: (userId: string) => Promise<void>;
};

/** Creates a store in memory, which lasts until the page closes. */
export function memoryDraftStore(): DraftStore {
  const users = new Map<string, Map<string, { bytes: Bytes; savedAt: number }>>();
  return {
    async put(userId, name, bytes, savedAt) {
      const entries = users.get(userId) ?? new Map<string, { bytes: Bytes; savedAt: number }>();
      users.set(userId, entries.set(name, { bytes, savedAt }));
    },
    async get(userId, name, oldest) {
      const entry = users.get(userId)?.get(name);
      if (!entry || entry.savedAt > oldest) return entry?.bytes;
      users.get(userId)?.delete(name);
      return undefined;
    },
    async remove(userId, name) {
      users.get(userId)?.delete(name);
    },
    async forget(userId) {
      users.delete(userId);
    },
    async forgetOthers(userId) {
      for (const other of users.keys()) if (other !== userId) users.delete(other);
    },
  };
}

const text = new TextEncoder();

/**
 * Creates a store that encrypts entries with AES-GCM-256, under one non-extractable key for each user. It keeps user
 * ids and names as SHA-256 digests, which also authenticate the entry: a moved entry does not decrypt.
 */
export function encryptedDraftStore(records: Records, subtle: SubtleCrypto): DraftStore {
  const digest = async (words: string): Promise<string> => hex(await subtle.digest('SHA-256', text.encode(words)));
  const slot = async (userId: string, name: string) => {
    const user = await digest(userId);
    const entry = await digest(name);
    return { user, entry, bound: text.encode(`${user}/${entry}`) };
  };
  const keyFor = async (user: string): Promise<CryptoKey> => {
    const present = await records.key(user);
    if (present) return present;
    // `addKey` returns another tab's key if that tab was faster.
    return records.addKey(
      user,
      await subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
    );
  };

  return {
    async put(userId, name, bytes, savedAt) {
      const { user, entry, bound } = await slot(userId, name);
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const data = await subtle.encrypt({ name: 'AES-GCM', iv, additionalData: bound }, await keyFor(user), bytes);
      await records.write(user, entry, { iv, data, savedAt });
    },
    async get(userId, name, oldest) {
      const { user, entry, bound } = await slot(userId, name);
      const [key, record] = [await records.key(user), await records.read(user, entry)];
      if (!record) return undefined;
      if (key && record.savedAt > oldest) {
        const algorithm = { name: 'AES-GCM', iv: record.iv, additionalData: bound };
        const bytes = await subtle.decrypt(algorithm, key, record.data).catch(() => undefined);
        if (bytes) return new Uint8Array(bytes);
      }
      await records.remove(user, entry);
      return undefined;
    },
    async remove(userId, name) {
      const { user, entry } = await slot(userId, name);
      await records.remove(user, entry);
    },
    async forget(userId) {
      await records.forget(await digest(userId));
    },
    async forgetOthers(userId) {
      const own = await digest(userId);
      for (const user of await records.users()) if (user !== own) await records.forget(user);
    },
  };
}

const hex = (buffer: ArrayBuffer): string =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
