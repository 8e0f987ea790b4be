/** Where the bytes of documents are kept. Keys are ids; a put is durable once it resolves. */
export type BlobStore = {
  readonly put: (key: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  /** undefined where nothing is kept under the key */
  readonly get: (key: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  readonly remove: (key: string) => Promise<void>;
  /** every key, of a store that belongs to one process alone; absent where others may be writing */
  readonly keys?: () => Promise<readonly string[]>;
};

/** For tests and for sandboxes that live as long as a page. */
export function createMemoryBlobs(): BlobStore {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    put: async (key, bytes) => void kept.set(key, bytes),
    get: async (key) => kept.get(key),
    remove: async (key) => void kept.delete(key),
  };
}
