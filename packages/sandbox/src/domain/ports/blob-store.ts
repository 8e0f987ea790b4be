/** Storage of document bytes. Keys are ids; a resolved put is durable. */
export type BlobStore = {
  readonly put: (key: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  /** undefined for an unknown key */
  readonly get: (key: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  readonly remove: (key: string) => Promise<void>;
  /** all keys of a store that one process owns; absent if others may write */
  readonly keys?: () => Promise<readonly string[]>;
};

/** Creates a store in memory, for tests and in-page sandboxes. */
export function createMemoryBlobs(): BlobStore {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    put: async (key, bytes) => void kept.set(key, bytes),
    get: async (key) => kept.get(key),
    remove: async (key) => void kept.delete(key),
  };
}
