import { expect, test } from 'vitest';
import { Slots } from './slots.ts';

test('MSG-04 Continue waits for all uploads, and returns those that failed', async () => {
  const slots = new Slots();
  slots.set('front', 'under-way');
  slots.set('back', 'under-way');
  let left: readonly string[] | undefined;
  const settling = slots.settle().then((paths) => {
    left = paths;
  });
  slots.set('front', 'settled');
  await Promise.resolve();
  expect(left).toBeUndefined();
  slots.set('back', 'failed');
  await settling;
  expect(left).toEqual(['back']);
});

test('an upload in progress blocks Continue, and an earlier failure leaves the file on the server', async () => {
  const slots = new Slots();
  slots.set('front', 'undecided');
  slots.set('back', 'failed');
  slots.set('proof', 'settled');
  expect(await slots.settle()).toEqual(['front']);
});

test('a screen without files continues at once', async () => {
  expect(await new Slots().settle()).toEqual([]);
});
