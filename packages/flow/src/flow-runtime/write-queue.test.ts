import type { Application } from '@quayside/contract/application';
import { limitRuns } from '@quayside/platform/testing/property-runs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { WriteQueue } from './write-queue.ts';

const sent = {} as Application;

test('F51 sends one call at a time for 2 to 10 taps, with the same operation id', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.integer({ min: 2, max: 10 }),
      fc.nat({ max: 2 }),
      async (scheduler, taps, failures) => {
        const submission = new WriteQueue();
        const operations: string[] = [];
        let [ids, running, mostAtOnce, left] = [0, 0, 0, failures];
        const send = async (operationId: string) => {
          operations.push(operationId);
          running += 1;
          mostAtOnce = Math.max(mostAtOnce, running);
          await scheduler.schedule(Promise.resolve());
          running -= 1;
          left -= 1;
          if (left >= 0) throw new Error('on the way');
          return sent;
        };
        const newId = () => {
          ids += 1;
          return String(ids);
        };
        const tap = () =>
          scheduler.schedule(Promise.resolve()).then(() => submission.submit(7, newId, send).catch(() => undefined));
        await scheduler.waitFor(Promise.all(Array.from({ length: taps }, tap)));
        expect(mostAtOnce).toBe(1);
        expect(new Set(operations)).toEqual(new Set(['1']));
      },
    ),
    { numRuns: limitRuns(1000) },
  );
});

test('starts another submission for another revision', async () => {
  const submission = new WriteQueue();
  const operations: string[] = [];
  const send = (operationId: string) => {
    operations.push(operationId);
    return Promise.resolve(sent);
  };
  for (const revision of [7, 7, 8]) await submission.submit(revision, () => `of ${revision}`, send);
  expect(operations).toEqual(['of 7', 'of 7', 'of 8']);
});

test('F50 uses the same operation for the same answers until the server responds', () => {
  const queue = new WriteQueue();
  let ids = 0;
  const newId = () => `o${(ids += 1)}`;
  const operation = (answers: unknown, step = 'w8ben.info') => queue.operationFor(step, answers, newId);
  expect([operation({ confirmed: true }), operation({ confirmed: true })]).toEqual(['o1', 'o1']);
  expect([operation({ confirmed: false }), operation({ confirmed: true }, 'choose')]).toEqual(['o2', 'o3']);
  queue.wrote('o1', 3, 4);
  queue.answered('o2');
  expect([operation({ confirmed: true }), operation({ confirmed: false })]).toEqual(['o4', 'o5']);
});

describe('the revision of a write', () => {
  test('a write names the revision that the customer saw', () => {
    expect(new WriteQueue().revisionFor('a', 3)).toBe(3);
  });

  test('the revision in a write increases with each write of this device', () => {
    const queue = new WriteQueue();
    queue.wrote('a', 3, 4);
    queue.wrote('b', 4, 5);
    expect(queue.revisionFor('c', 3)).toBe(5);
  });

  test('the revision in a write does not increase with writes of another device', () => {
    const queue = new WriteQueue();
    queue.wrote('a', 3, 5);
    expect(queue.revisionFor('b', 3)).toBe(3);
  });

  test('F50 each attempt of an operation names the same revision', () => {
    const queue = new WriteQueue();
    expect(queue.revisionFor('a', 3)).toBe(3);
    queue.wrote('b', 3, 4);
    expect(queue.revisionFor('a', 3)).toBe(3);
    queue.wrote('a', 4, 5);
    expect(queue.revisionFor('a', 3), 'another operation after the response').toBe(5);
  });
});

test('runs writes in sequence, also after a failure', async () => {
  const queue = new WriteQueue();
  const order: string[] = [];
  const first = Promise.withResolvers<void>();
  const failing = queue.run(async () => {
    order.push('first begins');
    await first.promise;
    order.push('first ends');
    throw new Error('lost');
  });
  const second = queue.run(async () => order.push('second'));
  first.resolve();
  await expect(failing).rejects.toThrow('lost');
  await second;
  expect(order).toEqual(['first begins', 'first ends', 'second']);
});

test.each([-1, 0, 1])('creates an operation id for the first submission of revision %i', async (revision) => {
  const sent: string[] = [];
  await new WriteQueue().submit(
    revision,
    () => 'operation 1',
    async (operationId) => sent.push(operationId),
  );
  expect(sent).toEqual(['operation 1']);
});
