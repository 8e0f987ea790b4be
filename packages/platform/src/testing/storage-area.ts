import type { StorageArea } from '../storage.ts';

/**
 * Creates a substitute for `localStorage`. It is full beyond `limit` characters. With `broken`, all methods throw. With
 * `deaf`, it ignores writes.
 */
export function createStorageArea({ limit = Infinity, broken = false, deaf = false } = {}): StorageArea {
  const items = new Map<string, string>();
  const guard = () => {
    if (broken) throw new DOMException('denied', 'SecurityError');
  };
  const size = () => [...items].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  return {
    get length() {
      guard();
      return items.size;
    },
    key(index) {
      guard();
      return [...items.keys()][index] ?? null;
    },
    getItem(key) {
      guard();
      return items.get(key) ?? null;
    },
    setItem(key, value) {
      guard();
      if (deaf) return;
      if (size() - (items.get(key)?.length ?? 0) + value.length > limit)
        throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem(key) {
      guard();
      items.delete(key);
    },
  };
}
