import { expect, test } from 'vitest';
import { FileStates } from './file-states.ts';

test('MSG-04 waits for all uploads, and returns the fields with failed ones', async () => {
  const slots = new FileStates();
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

test('returns fields with an undecided file, but not those whose upload failed earlier', async () => {
  const slots = new FileStates();
  slots.set('front', 'undecided');
  slots.set('back', 'failed');
  slots.set('proof', 'settled');
  expect(await slots.settle()).toEqual(['front']);
});

test('settle() resolves at once without files', async () => {
  expect(await new FileStates().settle()).toEqual([]);
});
