import { expect, test } from 'vitest';
import { Slots } from './slots.ts';

test('MSG-04 going on waits for every file on its way, and names those that did not arrive', async () => {
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

test('an undecided file blocks Continue, and an earlier failure keeps the file on the server', async () => {
  const slots = new Slots();
  slots.set('front', 'undecided');
  slots.set('back', 'failed');
  slots.set('proof', 'settled');
  expect(await slots.settle()).toEqual(['front']);
});

test('a screen without files waits for nothing', async () => {
  expect(await new Slots().settle()).toEqual([]);
});
