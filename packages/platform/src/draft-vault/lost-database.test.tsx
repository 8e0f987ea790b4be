import { describe, expect, test, vi } from 'vitest';
import { createFakeTimers } from '../testing/fake-timers/fake-timers.ts';
import {
  createFaultyDatabases,
  deleteDatabase,
  fillDevice,
  openDatabaseDirectly,
  waitForChannel,
  writeRefusals,
} from '../testing/faulty-databases.ts';
import { createDraftVault } from './draft-vault.ts';

const start = 1_800_000_000_000;
let devices = 0;

/** A device with tabs that share a database and a clock. */
function device() {
  devices += 1;
  const database = `lost-${devices}`;
  const clock = { now: start };
  const tab = () => {
    const databases = createFaultyDatabases();
    const timers = createFakeTimers();
    const vault = createDraftVault({ now: () => clock.now, database, indexedDB: databases.factory, timers });
    return { vault, databases, timers };
  };
  return { tab, clock, database };
}

/** Returns the entry that a new page of the device reads. */
async function afterReload({ tab }: Pick<ReturnType<typeof device>, 'tab'>) {
  const { vault, databases } = tab();
  const found = await vault.read('u', 'a');
  databases.end();
  return found;
}

describe('draft vault after the loss of its connection', () => {
  test.each(['with-event', 'silently'] as const)('reopens a connection that closed %s', async (how) => {
    const place = device();
    const { vault, databases } = place.tab();
    await vault.save('u', 'a', 'first');
    databases.close(how);
    expect(await vault.save('u', 'a', 'second')).toBe('device');
    databases.close(how);
    expect(await vault.read('u', 'a')).toBe('second');
    databases.close(how);
    await vault.remove('u', 'a');
    expect(await afterReload(place)).toBeUndefined();
    expect(vault.location.state).toBe('device');
  });

  test('completes a write that the loss interrupts', async () => {
    const place = device();
    const { vault, databases } = place.tab();
    await vault.save('u', 'a', 'first');
    const saving = vault.save('u', 'a', 'second');
    databases.close('with-event');
    expect(await saving).toBe('device');
    expect(await afterReload(place)).toBe('second');
  });

  test('opens another connection if an operation gets no response', async () => {
    const place = device();
    const { vault, timers } = place.tab();
    await vault.save('u', 'a', 'first');
    const { transaction } = IDBDatabase.prototype;
    const silent = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(function (
      this: IDBDatabase,
      ...stores
    ) {
      const real = transaction.apply(this, stores);
      vi.spyOn(real, 'objectStore').mockReturnValue({
        get: () => new EventTarget(),
        count: () => new EventTarget(),
      } as unknown as IDBObjectStore);
      return real;
    });
    const saving = vault.save('u', 'a', 'second');
    await vi.waitFor(() => expect(silent).toHaveBeenCalled());
    timers.advance(10_000);
    expect(await saving).toBe('device');
    silent.mockRestore();
    expect(await afterReload(place)).toBe('second');
  });

  test('does not restore entries that another tab removed', async () => {
    const place = device();
    const [one, other] = [place.tab(), place.tab()];
    await one.vault.save('u', 'a', 'typed');
    await other.vault.read('u', 'a');
    await other.vault.remove('u', 'a');
    await waitForChannel(place.database);
    one.databases.close('with-event');
    await one.vault.read('u', 'b');
    expect(await afterReload(place)).toBeUndefined();
  });

  test('does not restore the drafts of a customer after sign-out in another tab', async () => {
    const place = device();
    const [one, other] = [place.tab(), place.tab()];
    await one.vault.save('u', 'a', 'typed');
    await other.vault.forgetUser('u');
    await waitForChannel(place.database);
    one.databases.close('with-event');
    await one.vault.read('u', 'b');
    expect(await afterReload(place)).toBeUndefined();
  });
});

describe('draft vault after the deletion of its database', () => {
  test('stores the drafts and pictures of the page in a new database, without new input', async () => {
    const place = device();
    const { vault } = place.tab();
    const photo = new Uint8Array([1, 2, 3]);
    await vault.save('u', 'a', 'typed');
    await vault.saveBytes('u', 'photo', photo);
    await deleteDatabase(place.database);
    await vault.read('u', 'b'); // calls run in order, after the work that the loss started
    expect(await afterReload(place)).toBe('typed');
    expect(await place.tab().vault.readBytes('u', 'photo')).toEqual(photo);
  });

  test('restores missing object stores after another program recreates the database', async () => {
    const place = device();
    const { vault, databases } = place.tab();
    await vault.save('u', 'a', 'first');
    databases.close('silently');
    await deleteDatabase(place.database);
    (await openDatabaseDirectly(place.database)).close();
    expect(await vault.read('u', 'a'), 'the page still has it').toBe('first');
    expect(await vault.save('u', 'a', 'second')).toBe('device');
    expect(await afterReload(place)).toBe('second');
  });

  test('opens a database in the version of a newer build', async () => {
    const place = device();
    const { vault } = place.tab();
    await vault.save('u', 'a', 'first');
    (await openDatabaseDirectly(place.database, 7)).close();
    expect(await vault.save('u', 'a', 'second')).toBe('device');
    expect(await afterReload(place)).toBe('second');
  });
});

describe('draft vault with a database that fails to open', () => {
  test.each([
    ['refuses', 'works'],
    ['hangs', 'works'],
  ] as const)('writes pending drafts when opening the database, which %s at first, %s again', async (fault, later) => {
    const place = device();
    const { vault, databases, timers } = place.tab();
    const told: string[] = [];
    vault.location.subscribe(() => told.push(vault.location.state));
    databases.open(fault);
    const saving = vault.save('u', 'a', 'typed');
    await vi.waitFor(() => expect(timers.waiting()).toBeGreaterThan(0));
    timers.advance(3000);
    expect(await saving).toBe('memory');
    expect(told).toEqual(['memory']);
    expect(await vault.read('u', 'a')).toBe('typed');
    databases.open(later);
    timers.advance(60_000);
    await vi.waitFor(() => expect(told).toEqual(['memory', 'device']));
    expect(await afterReload(place)).toBe('typed');
  });

  test('reads the draft if a later attempt opens the database', async () => {
    const place = device();
    await place.tab().vault.save('u', 'a', 'kept');
    const { vault, databases, timers } = place.tab();
    databases.open('refuses');
    const reading = vault.read('u', 'a');
    await vi.waitFor(() => expect(timers.waiting()).toBeGreaterThan(1));
    databases.open('works');
    timers.advance(500);
    expect(await reading).toBe('kept');
  });

  test('delays only the first read if the database fails to open', async () => {
    const { vault, databases, timers } = device().tab();
    databases.open('refuses');
    const reading = vault.read('u', 'a');
    await vi.waitFor(() => expect(timers.waiting()).toBeGreaterThan(1));
    timers.advance(3000);
    expect(await reading).toBeUndefined();
    expect(await vault.read('u', 'a')).toBeUndefined();
  });
});

describe('draft vault on a full device', () => {
  test.each(writeRefusals)('F39 retries a draft that was refused %s once the device has room', async (refusal) => {
    const place = device();
    const { vault, timers } = place.tab();
    await vault.save('u', 'a', 'old');
    const makeRoom = fillDevice(refusal);
    try {
      expect(await vault.save('u', 'a', 'new')).toBe('memory');
      expect(vault.location.state).toBe('memory');
      expect(await afterReload(place), 'the older one does not reappear').toBeUndefined();
    } finally {
      makeRoom();
    }
    timers.advance(500);
    await vi.waitFor(() => expect(vault.location.state).toBe('device'));
    expect(await afterReload(place)).toBe('new');
  });

  test('F39 deletes expired entries and the older draft to store the new one', async () => {
    const place = device();
    const { vault } = place.tab();
    await vault.save('u', 'a', 'old');
    const makeRoom = fillDevice('at-once', { until: 'something-is-removed' });
    try {
      expect(await vault.save('u', 'a', 'new')).toBe('device');
    } finally {
      makeRoom();
    }
    expect(await afterReload(place)).toBe('new');
  });

  test('F39 retries a refused picture once the device has room', async () => {
    const place = device();
    const { vault } = place.tab();
    const makeRoom = fillDevice('at-commit');
    try {
      expect(await vault.saveBytes('u', 'photo', new Uint8Array([7]))).toBe('memory');
    } finally {
      makeRoom();
    }
    expect(await vault.save('u', 'a', 'typed')).toBe('device');
    expect(await place.tab().vault.readBytes('u', 'photo')).toEqual(new Uint8Array([7]));
  });
});

describe('draft vault in two tabs', () => {
  test('does not replace a newer draft by saving an older one again', async () => {
    const place = device();
    const [one, other] = [place.tab(), place.tab()];
    expect(await one.vault.save('u', 'a', 'older', start)).toBe('device');
    expect(await other.vault.save('u', 'a', 'newer', start + 5)).toBe('device');
    expect(await one.vault.save('u', 'a', 'older, as the page is left', start)).toBe('device');
    expect(await one.vault.read('u', 'a')).toBe('newer');
    expect(await afterReload(place)).toBe('newer');
  });

  test('does not replace a newer draft by a queued one', async () => {
    const place = device();
    const [one, other] = [place.tab(), place.tab()];
    one.databases.open('refuses');
    expect(await one.vault.save('u', 'a', 'older')).toBe('memory');
    place.clock.now += 1;
    await other.vault.save('u', 'a', 'newer');
    one.databases.open('works');
    await one.vault.save('u', 'b', 'else');
    expect(one.vault.location.state).toBe('device');
    expect(await one.vault.read('u', 'a')).toBe('newer');
  });

  test('restores the newer of two drafts to a deleted database', async () => {
    const place = device();
    const [one, other] = [place.tab(), place.tab()];
    await one.vault.save('u', 'a', 'older');
    await other.vault.save('u', 'a', 'newer');
    await deleteDatabase(place.database);
    await Promise.all([one.vault.read('u', 'b'), other.vault.read('u', 'b')]);
    expect(await afterReload(place)).toBe('newer');
  });

  test('does not delete an unread draft of another tab', async () => {
    const place = device();
    const [one, other] = [place.tab(), place.tab()];
    await one.vault.save('u', 'a', 'older');
    await other.vault.save('u', 'a', 'newer');
    await one.vault.remove('u', 'a');
    expect(await afterReload(place)).toBe('newer');
    expect(await one.vault.read('u', 'a')).toBe('newer');
    await one.vault.remove('u', 'a');
    expect(await afterReload(place)).toBeUndefined();
  });

  test('saves a newer draft even after the clock is set back', async () => {
    const place = device();
    const one = place.tab();
    await one.vault.save('u', 'a', 'first');
    place.clock.now -= 3_600_000;
    expect(await one.vault.save('u', 'a', 'second')).toBe('device');
    expect(await afterReload(place)).toBe('second');
    expect(await place.tab().vault.save('u', 'a', 'third')).toBe('device');
    expect(await afterReload(place)).toBe('third');
  });
});
