/** Storage of document bytes by id. A resolved put is durable. */
export type BlobStore = {
  readonly put: (key: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  /** resolves to undefined for an unknown key */
  readonly get: (key: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  readonly remove: (key: string) => Promise<void>;
  /** lists all keys; absent if other processes may write to the store */
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
