/** Storage of document files by id. Once `put` has resolved, the file survives a power loss. */
export type BlobStore = {
  readonly put: (key: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  /** Resolves to the bytes of a file, or to undefined if there is none. */
  readonly get: (key: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  readonly remove: (key: string) => Promise<void>;
  /** Lists the ids of all files; absent if other processes may write to the store. */
  readonly keys?: () => Promise<readonly string[]>;
};

/** Creates a store in memory, for tests and for sandboxes in a page. */
export function createMemoryBlobs(): BlobStore {
  const blobs = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    put: async (key, bytes) => void blobs.set(key, bytes),
    get: async (key) => blobs.get(key),
    remove: async (key) => void blobs.delete(key),
  };
}
