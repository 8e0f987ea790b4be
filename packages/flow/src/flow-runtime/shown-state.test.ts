import type { Application } from '@quayside/contract/application';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { draftWith } from '../testing/test-runtime.ts';
import type { FlowState } from './flow-state.ts';
import { ShownState } from './shown-state.ts';

const ready = (revision: number, state: Application['state'] = 'draft'): FlowState => ({
  status: 'ready',
  application: { ...draftWith({}), revision, state },
  savedAt: '',
  build: 'current',
});

/** Returns the state of a loaded application, with the states that its listeners saw. */
function loaded() {
  const shown = new ShownState();
  shown.accept(ready(1));
  const seen: (number | undefined)[] = [];
  shown.subscribe(() => seen.push(shown.application?.revision));
  return { shown, seen };
}

/** Starts `leave`. Returns its promise, and a function that ends its work. */
function leaving(shown: ShownState) {
  const work = Promise.withResolvers<void>();
  const left = shown.leave(() => work.promise);
  left.catch(() => undefined);
  const end = async (how: 'done' | 'failed') => {
    if (how === 'done') work.resolve();
    else work.reject(new Error('failed'));
    await left.catch(() => undefined);
  };
  return { left, end };
}

test('shows an application that arrives during a navigation only with the next screen', async () => {
  const { shown, seen } = loaded();
  const { left, end } = leaving(shown);
  shown.accept(ready(2, 'under-review'));
  expect([shown.application?.state, shown.newest?.state]).toEqual(['draft', 'under-review']);
  await end('done');
  await left;
  expect(shown.application?.state, 'until the next page renders').toBe('draft');
  shown.accept(ready(3, 'under-review'));
  expect(shown.application?.revision, 'also after another update').toBe(1);
  expect(seen).toEqual([]);
  shown.arrive({ quietly: true });
  expect([shown.application?.revision, seen]).toEqual([3, []]);
  shown.arrive();
  shown.arrive();
  expect(seen, 'listeners are notified once').toEqual([3]);
});

test('shows a pending application at once when the navigation fails', async () => {
  const { shown, seen } = loaded();
  const { left, end } = leaving(shown);
  shown.accept(ready(2, 'under-review'));
  await end('failed');
  await expect(left).rejects.toThrow('failed');
  expect(seen).toEqual([2]);
});

test('shows the first application at once, even during a navigation', () => {
  const shown = new ShownState();
  leaving(shown);
  shown.accept(ready(1));
  expect(shown.application?.revision).toBe(1);
});

test('shows the last application after any order of events, and no new one during a navigation', async () => {
  const event = fc.constantFrom('accept', 'leave', 'done', 'failed', 'arrive');
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 30 }), async (events) => {
      const { shown } = loaded();
      const open: ReturnType<typeof leaving>[] = [];
      let newest = 1;
      for (const one of events) {
        const before = shown.application;
        const isLeaving = open.length > 0;
        const wasHeld = shown.newest !== before;
        if (one === 'accept') shown.accept(ready((newest += 1)));
        if (one === 'leave') open.push(leaving(shown));
        if (one === 'done' || one === 'failed') await open.pop()?.end(one);
        if (one === 'arrive') shown.arrive();
        expect(shown.newest?.revision).toBe(newest);
        expect(one !== 'accept' || (shown.application === before) === (isLeaving || wasHeld)).toBe(true);
      }
      for (const { end } of open) await end('done');
      shown.arrive();
      expect(shown.application?.revision).toBe(newest);
    }),
  );
});
