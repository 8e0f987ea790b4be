/** What `localStorage` and `sessionStorage` have in common with a stand-in. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** What JSON can hold; `undefined` and dates are left out. */
export type Storable = string | number | boolean | null | readonly Storable[] | { readonly [key: string]: Storable };

type StoredType = 'string' | 'number' | 'boolean' | 'null' | 'array' | 'object';

/** For how long a value is kept, and whether it may go sooner. */
export type KeepOptions = {
  /** days until the value is gone; for ever where left out (CRYPT-03) */
  readonly days?: number | undefined;
  /** can be fetched again: dropped first when the device is full */
  readonly cache?: boolean | undefined;
};

/** A store that never throws, whatever the device does. */
export type SafeStorage = {
  /** The value under `key` where it is there, not expired and accepted by `is`; anything else is discarded and gives undefined. */
  readonly get: <T extends Storable>(key: string, is: (value: Storable) => value is T) => T | undefined;
  /** Keeps a value. `'memory'`: the device refused (blocked or full), so it lasts as long as the page. */
  readonly set: (key: string, value: Storable, options?: KeepOptions) => 'device' | 'memory';
  readonly remove: (key: string) => void;
  /** Removes everything that this wrapper keeps, and nothing else. */
  readonly clear: () => void;
  /** `'memory'` where the device's storage is blocked or absent (F38). */
  readonly mode: () => 'device' | 'memory';
};

/** Which store of the browser, under which prefix, by which clock. */
export type StorageOptions = {
  /** such as `() => window.localStorage`: asked at each use, because the getter itself throws where storage is blocked */
  readonly area: () => StorageArea | undefined;
  /** the time in milliseconds; the server's where it is known (F59) */
  readonly now: () => number;
  /** put before every key, so that apps on one origin keep out of each other's way */
  readonly prefix: string;
};

type Stored = { type: StoredType; value: Storable; expiry?: number; since?: number; cache?: true };

const msPerDay = 86_400_000;

/**
 * Local storage that never throws (CRYPT-03, F38-F40). A value is stored as JSON `{type, value, expiry, since}`: `expiry` in days from
 * `since` (milliseconds since 1970). Expired values are removed when read; corrupt, old and foreign ones are discarded silently.
 */
export function createStorage({ area, now, prefix }: StorageOptions): SafeStorage {
  const memory = new Map<string, string>();

  const device = (): StorageArea | undefined => {
    try {
      return area() ?? undefined;
    } catch {
      return undefined; // SecurityError: cookies blocked, or a sandboxed frame
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
      (attempt(() => kept(store, key, text)) || (dropCaches(store, key) && attempt(() => kept(store, key, text))))
    ) {
      memory.delete(key);
      return 'device';
    }
    attempt(() => store?.removeItem(key)); // an older value must not come back when the page is loaded again
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
      const works = store && attempt(() => kept(store, probe, probe));
      attempt(() => store?.removeItem(probe));
      return works ? 'device' : 'memory';
    },
  };
}

/** For `SafeStorage.get`: accepts what is stored as text. */
export const isText = (value: Storable): value is string => typeof value === 'string';

/** Some web views swallow the write instead of throwing: read it back. */
function kept(store: StorageArea, key: string, text: string): boolean {
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

function typeOf(value: Storable): StoredType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value as StoredType;
}
