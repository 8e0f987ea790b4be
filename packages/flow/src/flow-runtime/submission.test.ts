import type { Application } from '@quayside/contract/application';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Submission } from './submission.ts';

const sent = {} as Application;

test('F51 2 to 10 taps, running, failed or done: one call at a time, and one operation', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.integer({ min: 2, max: 10 }),
      fc.nat({ max: 2 }),
      async (scheduler, taps, failures) => {
        const submission = new Submission();
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
          scheduler.schedule(Promise.resolve()).then(() => submission.of(7, newId, send).catch(() => undefined));
        await scheduler.waitFor(Promise.all(Array.from({ length: taps }, tap)));
        expect(mostAtOnce).toBe(1);
        expect(new Set(operations)).toEqual(new Set(['1']));
      },
    ),
    { numRuns: 1000 },
  );
});

test('another revision is another operation', async () => {
  const submission = new Submission();
  const operations: string[] = [];
  const send = (operationId: string) => {
    operations.push(operationId);
    return Promise.resolve(sent);
  };
  for (const revision of [7, 7, 8]) await submission.of(revision, () => `of ${revision}`, send);
  expect(operations).toEqual(['of 7', 'of 7', 'of 8']);
});
