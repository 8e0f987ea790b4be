import { describe, expect, test, vi } from 'vitest';
import { createFakeTimers } from '../testing/fake-timers/fake-timers.ts';
import { createDraftVault, draftLifetimeHours } from './draft-vault.ts';

const canary = 'TAN AH KOW S1234567D';
const hour = 3_600_000;
let databases = 0;

function open() {
  databases += 1;
  const clock = { now: 1_800_000_000_000 };
  const database = `drafts-${databases}`;
  const vault = () => createDraftVault({ now: () => clock.now, database });
  return { clock, database, vault: vault(), reopen: vault };
}

const result = <T,>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });

/** An IndexedDB that reports an open database only after its release. */
function slowDatabase() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const open = (name: string, version?: number) => {
    const request = indexedDB.open(name, version);
    const held = new EventTarget();
    request.addEventListener('success', () => void released.then(() => held.dispatchEvent(new Event('success'))));
    return Object.defineProperty(held, 'result', { get: () => request.result });
  };
  return { factory: { open } as unknown as IDBFactory, release };
}

async function stored(name: string) {
  const database = await result(indexedDB.open(name));
  const [keys, entries, names] = await Promise.all([
    result(database.transaction('keys').objectStore('keys').getAll()) as Promise<CryptoKey[]>,
    result(database.transaction('entries').objectStore('entries').getAll()) as Promise<
      { data: ArrayBuffer; savedAt: number }[]
    >,
    result(database.transaction('entries').objectStore('entries').getAllKeys()),
  ]);
  database.close();
  const bytes = entries.map(({ data }) => [
    new TextDecoder('latin1').decode(data),
    new TextDecoder('utf-16le').decode(data),
  ]);
  return { keys, entries, text: JSON.stringify([bytes, names]) };
}

async function overwrite(name: string, change: (record: { data: ArrayBuffer }) => unknown, swap = false) {
  const database = await result(indexedDB.open(name));
  const store = database.transaction('entries', 'readwrite').objectStore('entries');
  const [keys, records] = [await result(store.getAllKeys()), (await result(store.getAll())) as { data: ArrayBuffer }[]];
  const targets = swap ? keys.toReversed() : keys;
  await Promise.all(records.map((record, index) => result(store.put(change(record), targets[index]))));
  database.close();
}

describe('draft vault', () => {
  test('F42 restores a draft after a reload, for its user and name only', async () => {
    const { vault, reopen } = open();
    expect(await vault.save('u1', 'base-info', { name: canary, list: [1, null] })).toBe('device');
    expect(await reopen().read('u1', 'base-info')).toEqual({ name: canary, list: [1, null] });
    expect(await vault.read('u2', 'base-info')).toBeUndefined();
    expect(await vault.read('u1', 'contact')).toBeUndefined();
  });

  test('F41 stores no plain text and no user id, and no exportable key', async () => {
    const { vault, database } = open();
    await vault.save('user-4711', 'base-info', { name: canary });
    const { keys, entries, text } = await stored(database);
    expect(entries).toHaveLength(1);
    for (const secret of [canary, 'TAN', 'name', 'user-4711', 'base-info']) expect(text).not.toContain(secret);
    expect(keys.map((key) => [key.type, key.extractable])).toEqual([['secret', false]]);
    await expect(crypto.subtle.exportKey('raw', keys[0] as CryptoKey)).rejects.toThrow('extractable');
    // the search must find the canary
    expect(JSON.stringify(new TextDecoder('latin1').decode(new TextEncoder().encode(canary)))).toContain('TAN');
  });

  test('F41 stores the same text as different bytes each time', async () => {
    const { vault, database } = open();
    await vault.save('u', 'a', canary);
    await vault.save('u', 'b', canary);
    const [a, b] = (await stored(database)).entries.map(({ data }) => new Uint8Array(data).join());
    expect(a).not.toBe(b);
  });

  test('F42 restores the bytes of pictures', async () => {
    const { vault, reopen } = open();
    const bytes = crypto.getRandomValues(new Uint8Array(60_000));
    expect(await vault.saveBytes('u', 'photo', bytes)).toBe('device');
    expect(await reopen().readBytes('u', 'photo')).toEqual(bytes);
    expect(await vault.read('u', 'photo')).toBeUndefined();
  });

  test(`deletes an entry after ${draftLifetimeHours} hours, when the vault next opens`, async () => {
    const { vault, clock, reopen, database } = open();
    await vault.save('u', 'a', canary);
    clock.now += 24 * hour - 1;
    expect(await reopen().read('u', 'a')).toBe(canary);
    clock.now += 1;
    expect(await vault.read('u', 'a')).toBeUndefined();
    clock.now -= 1;
    await vault.save('u', 'b', canary);
    clock.now += 24 * hour;
    await reopen().read('other', 'x');
    expect((await stored(database)).entries).toHaveLength(0);
  });

  test('F42 deletes entries and key at logout or submission', async () => {
    const { vault, database, reopen } = open();
    await vault.save('u', 'a', canary);
    await vault.save('u', 'b', canary);
    await vault.forgetUser('u');
    expect(await reopen().read('u', 'a')).toBeUndefined();
    expect(await stored(database)).toMatchObject({ keys: [], entries: [] });
  });

  test('F42 runs a save and a logout in order, even if the caller does not await them', async () => {
    const { vault, database } = open();
    void vault.save('u', 'a', canary);
    void vault.forgetUser('u');
    void vault.save('u', 'a', 'first');
    void vault.save('u', 'a', 'second');
    expect(await vault.read('u', 'a')).toBe('second');
    expect((await stored(database)).entries).toHaveLength(1);
  });

  test("F03 deletes other users' drafts when a new user signs in", async () => {
    const { vault, database } = open();
    await vault.save('a', 'x', canary);
    await vault.save('b', 'x', 'mine');
    await vault.forgetOthers('b');
    expect(await vault.read('a', 'x')).toBeUndefined();
    expect(await vault.read('b', 'x')).toBe('mine');
    expect((await stored(database)).keys).toHaveLength(1);
  });

  test('F40 discards a modified entry', async () => {
    const { vault, database } = open();
    await vault.save('u', 'a', canary);
    await overwrite(database, (record) => ({ ...record, data: record.data.slice(1) }));
    expect(await vault.read('u', 'a')).toBeUndefined();
    expect((await stored(database)).entries).toHaveLength(0);
  });

  test('F40 rejects an entry that was moved to another name or user', async () => {
    const { vault, database } = open();
    await vault.save('u', 'a', 'of a');
    await vault.save('u', 'b', 'of b');
    await overwrite(database, (record) => record, true);
    expect(await vault.read('u', 'a')).toBeUndefined();
    expect(await vault.read('u', 'b')).toBeUndefined();
  });

  test('shares one key between two tabs that start together', async () => {
    const { vault, reopen } = open();
    const other = reopen();
    await Promise.all([vault.save('u', 'a', 'one'), other.save('u', 'b', 'two')]);
    expect(await vault.read('u', 'b')).toBe('two');
    expect(await other.read('u', 'a')).toBe('one');
  });

  test.each([
    ['without IndexedDB', { indexedDB: undefined }],
    ['without WebCrypto', { subtle: undefined }],
    [
      'where IndexedDB refuses',
      {
        indexedDB: {
          open: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        } as unknown as IDBFactory,
      },
    ],
  ])('F38 stores drafts in memory %s', async (_, missing) => {
    const clock = { now: 0 };
    const vault = createDraftVault({ now: () => clock.now, ...missing });
    expect(await vault.save('u', 'a', canary)).toBe('memory');
    expect(await vault.read('u', 'a')).toBe(canary);
    await vault.save('v', 'a', 'other');
    await vault.forgetOthers('v');
    expect(await vault.read('u', 'a')).toBeUndefined();
    await vault.remove('v', 'a');
    expect(await vault.read('v', 'a')).toBeUndefined();
    await vault.save('u', 'a', canary);
    clock.now += 24 * hour;
    expect(await vault.read('u', 'a')).toBeUndefined();
  });

  test('F38 does not delay a form when the database never opens', async () => {
    const timers = createFakeTimers();
    const silent = { open: () => new EventTarget() } as unknown as IDBFactory;
    const vault = createDraftVault({ now: () => 0, indexedDB: silent, timers });
    const saved = vault.save('u', 'a', canary);
    await Promise.resolve();
    timers.advance(3000);
    expect(await saved).toBe('memory');
  });

  test('F42 reads old entries and stores new ones when the database opens late', async () => {
    const { vault, clock, database, reopen } = open();
    await vault.save('u', 'a', 'kept');
    const timers = createFakeTimers();
    const slow = slowDatabase();
    const late = createDraftVault({ now: () => clock.now, database, indexedDB: slow.factory, timers });
    const reading = late.read('u', 'a');
    const saving = late.save('u', 'a', 'typed since');
    await vi.waitFor(() => expect(timers.waiting()).toBeGreaterThan(0));
    timers.advance(3000);
    expect(await saving).toBe('memory');
    slow.release();
    expect(await reading).toBe('kept');
    expect(await late.read('u', 'a')).toBe('typed since');
    expect(await late.save('u', 'b', 'next')).toBe('device');
    expect(await reopen().read('u', 'a'), 'and outlives the page').toBe('typed since');
  });

  test('F38 stops a read after 15 seconds when the database does not open', async () => {
    const timers = createFakeTimers();
    const vault = createDraftVault({ now: () => 0, indexedDB: slowDatabase().factory, timers });
    const reading = vault.read('u', 'a');
    await vi.waitFor(() => expect(timers.waiting()).toBeGreaterThan(0));
    timers.advance(15_000);
    expect(await reading).toBeUndefined();
  });

  test('F39 stores the newest text in memory and deletes the old one when the device is full', async () => {
    const { vault, reopen } = open();
    await vault.save('u', 'a', 'old');
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    try {
      expect(await vault.save('u', 'a', 'new')).toBe('memory');
    } finally {
      IDBObjectStore.prototype.put = put;
    }
    expect(await vault.read('u', 'a')).toBe('new');
    expect(await reopen().read('u', 'a')).toBeUndefined();
    expect(await vault.save('u', 'a', 'newer')).toBe('device');
    expect(await reopen().read('u', 'a')).toBe('newer');
  });
});
