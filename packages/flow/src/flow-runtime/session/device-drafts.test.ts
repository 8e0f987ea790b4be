import { createDraftVault } from '@quayside/platform/draft-vault';
import type { Step } from '@quayside/rules/journey';
import { openingJourney } from '@quayside/testing/journeys';
import { describe, expect, test } from 'vitest';
import { DeviceDrafts, type StoredDraft } from './device-drafts.ts';

const step = 'assets-info';
const kept: StoredDraft = {
  values: { companyName: 'Ampang Trading' },
  base: null,
  sent: null,
  version: 1,
};
const sent = {
  ...kept,
  sent: { values: { companyName: 'Ampang Trading', industry: 'trade' }, typed: kept.values },
};
const steps = openingJourney.steps.filter((one): one is Step => 'id' in one && one.id === step);

function device(draftStore = new Map<string, unknown>(), application: string | undefined = 'a1') {
  const told: (readonly string[])[] = [];
  const drafts: DeviceDrafts = new DeviceDrafts({
    draftStore: {
      read: async (userId, name) => draftStore.get(`${userId} ${name}`),
      save: async (userId, name, value) => draftStore.set(`${userId} ${name}`, value),
      remove: async (userId, name) => void draftStore.delete(`${userId} ${name}`),
    },
    userId: 'u1',
    flow: 'opening',
    application: () => application,
    changed: () => void told.push(drafts.unsent),
  });
  return { drafts, draftStore, told };
}

describe('a draft on the device', () => {
  test('restores a draft on the device for the same application', async () => {
    const { drafts, draftStore } = device();
    await drafts.store(step, kept);
    expect([...draftStore.keys()]).toEqual(['u1 opening/assets-info']);
    expect(await drafts.read(step)).toEqual(kept);
  });

  test('F42 does not overwrite newer input of another tab when an older screen closes', async () => {
    const vault = createDraftVault({ now: () => 9_000, indexedDB: undefined, subtle: undefined });
    const tab = () =>
      new DeviceDrafts({
        draftStore: vault,
        userId: 'u1',
        flow: 'opening',
        application: () => 'a1',
        changed: () => undefined,
      });
    const [older, newer] = [tab(), tab()];
    const later = { ...kept, values: { companyName: 'Straits Trading' }, typedAt: 8_001 };
    older.watch(step, () => ({ ...kept, typedAt: 8_000 }));
    await older.storeAll();
    await newer.store(step, later);
    await older.storeAll();
    expect(await tab().read(step)).toEqual(later);
  });

  test('F39 reports whether the device refused to store one of the steps', async () => {
    const places = ['device', 'memory', 'device', 'device'];
    const save = async () => places.shift();
    const drafts = new DeviceDrafts({
      draftStore: { read: async () => undefined, save, remove: async () => undefined },
      userId: 'u1',
      flow: 'opening',
      application: () => undefined,
      changed: () => undefined,
    });
    for (const one of ['base-info', 'contact-info']) drafts.watch(one, () => kept);
    expect(await drafts.storeAll()).toBe('memory');
    expect(await drafts.storeAll()).toBe('device');
  });

  test('F40 deletes a draft of another application', async () => {
    const { drafts, draftStore } = device();
    await drafts.store(step, kept);
    expect(await device(draftStore, 'a2').drafts.read(step)).toBeUndefined();
    expect(draftStore.size).toBe(0);
  });

  test('restores a draft that was stored before the application was known', async () => {
    const { drafts, draftStore } = device();
    draftStore.set('u1 opening/assets-info', kept);
    expect(await drafts.read(step)).toEqual(kept);
  });

  test('reads the ids of unsent steps from the device, and ignores invalid entries', async () => {
    const store = device().draftStore;
    const first = device(store);
    await first.drafts.reportUnsent(step);
    const [note] = [...store.keys()];
    store.set(note ?? '', [step, 5, null]);
    const { drafts, told } = device(store);
    await drafts.loadUnsent();
    expect([drafts.unsent, told]).toEqual([[step], [[step]]]);
  });

  test('does not notify listeners if no unsent steps were stored', async () => {
    const { drafts, draftStore, told } = device();
    await drafts.acknowledgeUnsent();
    expect([draftStore.size, told]).toEqual([0, []]);
  });

  test.each([
    ['text', 'x'],
    ['a list', []],
    ['no values', { ...kept, values: null }],
    ['values of another kind', { ...kept, values: [] }],
    ['a base of another kind', { ...kept, base: 1 }],
    ['sent answers of another kind', { ...kept, sent: 'x' }],
    ['sent answers without the typed ones', { ...kept, sent: { values: {} } }],
    ['no version', { ...kept, version: undefined }],
  ])('F40 ignores a stored draft that contains %s', async (_, found) => {
    const { drafts, draftStore } = device();
    draftStore.set('u1 opening/assets-info', found);
    expect(await drafts.read(step)).toBeUndefined();
  });

  test('stores every visible step at once until the step closes', async () => {
    const { drafts, draftStore } = device();
    const stop = drafts.watch(step, () => kept);
    const stopLater = drafts.watch(step, () => ({ ...kept, version: 2 }));
    drafts.watch('contact-info', () => undefined);
    stop();
    await drafts.storeAll();
    expect([...draftStore.values()], 'the newer screen stays registered').toEqual([
      { ...kept, version: 2, application: 'a1' },
    ]);
    draftStore.clear();
    stopLater();
    await drafts.storeAll();
    expect(draftStore.size).toBe(0);
  });
});

describe('a draft that can no longer be sent', () => {
  test('deletes a draft that can no longer be sent, and lists its step until the customer has read that', async () => {
    const { drafts, draftStore, told } = device();
    await drafts.store(step, kept);
    await drafts.reportUnsent(step);
    await drafts.reportUnsent(step);
    expect([...draftStore]).toEqual([['u1 unsent/opening', [step]]]);
    expect(told).toEqual([[step]]);

    const again = device(draftStore);
    await again.drafts.loadUnsent();
    expect(again.drafts.unsent).toEqual([step]);
    await again.drafts.acknowledgeUnsent();
    expect(again.drafts.unsent).toEqual([]);
    expect(draftStore.size).toBe(0);
  });

  test('reports a draft before deleting it, so that a crash does not lose the report', async () => {
    const { drafts, draftStore } = device();
    await drafts.store(step, kept);
    const written: string[][] = [];
    const remove = draftStore.delete.bind(draftStore);
    draftStore.delete = (name) => {
      written.push([...draftStore.keys()]);
      return remove(name);
    };
    await drafts.reportUnsent(step);
    expect(written[0]).toEqual(['u1 opening/assets-info', 'u1 unsent/opening']);
  });

  test.each([
    ['not saved', kept, {}, [step]],
    ['saved as typed', kept, { [step]: kept.values }, []],
    ['saved as sent', sent, { [step]: sent.sent.values }, []],
    [
      'saved as sent, with input since',
      { ...sent, sent: { ...sent.sent, typed: { companyName: 'A' } } },
      { [step]: sent.sent.values },
      [step],
    ],
  ] as const)('reports a draft when its step closes, unless it is saved: %s', async (_, waiting, answers, reported) => {
    const { drafts, draftStore } = device();
    await drafts.store(step, waiting);
    await drafts.close(steps, answers);
    expect(drafts.unsent).toEqual(reported);
    expect(draftStore.has('u1 opening/assets-info')).toBe(false);
  });
});
