/** The common interface of `localStorage`, `sessionStorage` and their substitutes. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** A JSON value. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };

type StoredType = 'string' | 'number' | 'boolean' | 'null' | 'array' | 'object';

/** The expiry and the priority of a stored value. */
export type StorageSetOptions = {
  /** The number of days until the value expires (CRYPT-03). By default, it does not expire. */
  readonly days?: number | undefined;
  /** Set to true if the value can be fetched again. It is then deleted first if the device is full. */
  readonly cache?: boolean | undefined;
};

/** A key-value store for JSON values. Its methods never throw. */
export type SafeStorage = {
  /**
   * Returns the value under `key` if it exists, has not expired and `is` accepts it. Otherwise deletes it and returns
   * undefined.
   */
  readonly get: <T extends JsonValue>(key: string, is: (value: JsonValue) => value is T) => T | undefined;
  /** Stores a value. Returns 'memory' if the device refused it. The value is then lost when the page closes. */
  readonly set: (key: string, value: JsonValue, options?: StorageSetOptions) => 'device' | 'memory';
  readonly remove: (key: string) => void;
  /** Deletes all entries of this store, and no others of the same origin. */
  readonly clear: () => void;
  /** Returns 'memory' if the storage of the device is blocked, missing or full (F38), otherwise 'device'. */
  readonly mode: () => 'device' | 'memory';
};

/** The storage area, the clock and the key prefix of a store. */
export type StorageOptions = {
  /**
   * Returns the storage of the browser, such as `() => window.localStorage`. It is called on each use, because the
   * getter throws if storage is blocked.
   */
  readonly area: () => StorageArea | undefined;
  /** Returns the time in milliseconds, from the server if known (F59). */
  readonly now: () => number;
  /** The prefix of all keys. It separates apps on the same origin. */
  readonly prefix: string;
};

type Stored = { type: StoredType; value: JsonValue; expiry?: number; since?: number; cache?: true };

const msPerDay = 86_400_000;

/**
 * Creates local storage that never throws (CRYPT-03, F38-F40). A value is stored as JSON `{type, value, expiry,
 * since}`. `expiry` is in days from `since` (milliseconds since 1970). Reading a value that is expired, corrupt or from
 * another program deletes it.
 */
export function createStorage({ area, now, prefix }: StorageOptions): SafeStorage {
  const memory = new Map<string, string>();

  const device = (): StorageArea | undefined => {
    try {
      return area() ?? undefined;
    } catch {
      return undefined; // a SecurityError: cookies are blocked, or the frame is sandboxed
    }
  };
  const readText = (key: string): string | null =>
    memory.get(key) ?? attempt(() => device()?.getItem(key) ?? null) ?? null;
  const removeText = (key: string): void => {
    memory.delete(key);
    attempt(() => device()?.removeItem(key));
  };
  const writeText = (key: string, text: string): 'device' | 'memory' => {
    const store = device();
    if (
      store &&
      (attempt(() => writeAndVerify(store, key, text)) ||
        (dropCaches(store, key) && attempt(() => writeAndVerify(store, key, text))))
    ) {
      memory.delete(key);
      return 'device';
    }
    attempt(() => store?.removeItem(key)); // an older value must not reappear after a reload
    memory.set(key, text);
    return 'memory';
  };
  const ownKeys = (store: StorageArea): string[] =>
    Array.from({ length: store.length }, (_, index) => store.key(index)).filter((key) =>
      key?.startsWith(prefix),
    ) as string[];
  const dropCaches = (store: StorageArea, except: string): boolean =>
    attempt(() => {
      const caches = ownKeys(store).filter((key) => key !== except && decode(store.getItem(key))?.cache);
      for (const key of caches) store.removeItem(key);
      return caches.length > 0;
    }) ?? false;

  return {
    get(key, is) {
      const text = readText(prefix + key);
      if (text === null) return undefined;
      const stored = decode(text);
      if (stored && !hasExpired(stored, now()) && is(stored.value)) return stored.value;
      removeText(prefix + key);
      return undefined;
    },
    set(key, value, { days, cache } = {}) {
      const stored: Stored = { type: typeOf(value), value };
      if (days !== undefined) Object.assign(stored, { expiry: days, since: now() });
      if (cache) stored.cache = true;
      return writeText(prefix + key, JSON.stringify(stored));
    },
    remove: (key) => removeText(prefix + key),
    clear() {
      memory.clear();
      attempt(() => {
        const store = device();
        if (store) for (const key of ownKeys(store)) store.removeItem(key);
      });
    },
    mode() {
      const probe = `${prefix}probe`;
      const store = device();
      const works = store && attempt(() => writeAndVerify(store, probe, probe));
      attempt(() => store?.removeItem(probe));
      return works ? 'device' : 'memory';
    },
  };
}

/** Returns whether a value is a string. Use it as the type guard of `SafeStorage.get`. */
export const isString = (value: JsonValue): value is string => typeof value === 'string';

/** Writes a value and returns whether it can be read back, because some web views ignore writes without throwing. */
function writeAndVerify(store: StorageArea, key: string, text: string): boolean {
  store.setItem(key, text);
  return store.getItem(key) === text;
}

function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

function decode(text: string | null): Stored | undefined {
  const stored = attempt(() => JSON.parse(text ?? '') as unknown);
  if (typeof stored !== 'object' || stored === null || !Object.hasOwn(stored, 'value')) return undefined;
  const { type, value, expiry, since } = stored as Partial<Stored>;
  if (value === undefined || type !== typeOf(value)) return undefined;
  const dated = expiry === undefined ? since === undefined : Number.isFinite(expiry) && Number.isFinite(since);
  return dated ? (stored as Stored) : undefined;
}

const hasExpired = ({ expiry, since }: Stored, now: number): boolean =>
  expiry !== undefined && since !== undefined && now >= since + expiry * msPerDay;

function typeOf(value: JsonValue): StoredType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value as StoredType;
}
