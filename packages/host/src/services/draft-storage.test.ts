import { Store } from '@quayside/platform/internals/store';
import { expect, test } from 'vitest';
import { watchDraftStorage } from './draft-storage.ts';

type Keeping = 'device' | 'memory';

/** Returns a host whose device stores data in this mode, and the vault of its drafts. */
function follow(mode: Keeping) {
  const host = { draftStorage: new Store<Keeping>('device') };
  const drafts = new Store<Keeping>('device');
  watchDraftStorage(host, { storage: { mode: () => mode }, vault: { location: drafts } });
  return { host, drafts };
}

test('F39 draftStorage is `memory` while the device refuses a draft', () => {
  const { host, drafts } = follow('device');
  expect(host.draftStorage.state).toBe('device');
  drafts.set('memory');
  expect(host.draftStorage.state).toBe('memory');
  drafts.set('device');
  expect(host.draftStorage.state).toBe('device');
});

test('F38 draftStorage is `memory` while the device has no storage', () => {
  const { host, drafts } = follow('memory');
  expect(host.draftStorage.state).toBe('memory');
  drafts.set('memory');
  drafts.set('device');
  expect(host.draftStorage.state).toBe('memory');
});
