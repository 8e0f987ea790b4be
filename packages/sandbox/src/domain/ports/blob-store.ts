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
  const blobs = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    put: async (key, bytes) => void blobs.set(key, bytes),
    get: async (key) => blobs.get(key),
    remove: async (key) => void blobs.delete(key),
  };
}
