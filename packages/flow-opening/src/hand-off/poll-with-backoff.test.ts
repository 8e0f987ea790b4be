import { createFakeTimers } from '@quayside/platform/testing/fake-timers';
import { expect, test } from 'vitest';
import { longestIntervalMs, pollWithBackoff, shortestIntervalMs } from './poll-with-backoff.ts';

const settled = () => new Promise<void>((resolve) => setTimeout(resolve)); // runs after the answers, which are microtasks

function watch(answer: () => Promise<'same' | 'changed' | 'over'> = async () => 'same') {
  const timers = createFakeTimers();
  const asked: number[] = [];
  const page = { hidden: false, online: true, changed: () => undefined as void, listeners: 0 };
  const stop = pollWithBackoff(
    () => {
      asked.push(timers.now());
      return answer();
    },
    {
      isHidden: () => page.hidden,
      isOnline: () => page.online,
      listen: (changed) => {
        page.changed = changed;
        page.listeners += 1;
        return () => {
          page.listeners -= 1;
        };
      },
    },
    timers,
  );
  const pass = async (ms: number) => {
    for (let left = ms; left > 0; left -= 250) {
      timers.advance(250);
      await settled();
    }
  };
  return { asked, page, pass, stop, timers };
}

test('pollWithBackoff polls at growing intervals up to the longest interval', async () => {
  const { asked, pass } = watch();
  await pass(60_000);
  const pauses = asked.map((at, index) => at - (asked[index - 1] ?? 0));
  expect(pauses[0]).toBe(shortestIntervalMs);
  expect(pauses.every((pause, index) => index === 0 || pause >= (pauses[index - 1] ?? 0))).toBe(true);
  expect(pauses.at(-1)).toBe(longestIntervalMs);
});

test.each(['hidden', 'offline'] as const)(
  'pollWithBackoff pauses while the page is %s and polls immediately afterwards',
  async (how) => {
    const { asked, page, pass } = watch();
    Object.assign(page, how === 'hidden' ? { hidden: true } : { online: false });
    page.changed();
    await pass(120_000);
    expect(asked).toEqual([]);
    Object.assign(page, { hidden: false, online: true });
    page.changed();
    await settled();
    expect(asked).toEqual([120_000]);
  },
);

test('pollWithBackoff returns to the shortest interval after a change', async () => {
  let answers = 0;
  const { asked, pass } = watch(async () => ((answers += 1) === 3 ? 'changed' : 'same'));
  await pass(30_000);
  expect((asked[3] ?? 0) - (asked[2] ?? 0)).toBe(shortestIntervalMs);
});

test('pollWithBackoff continues after a failed poll and stops after `over`', async () => {
  let answers = 0;
  const { asked, page, pass, timers } = watch(async () => {
    answers += 1;
    if (answers === 1) throw new Error('no network');
    return 'over';
  });
  await pass(60_000);
  expect(asked).toHaveLength(2);
  expect([timers.waiting(), page.listeners]).toEqual([0, 0]);
});

test('pollWithBackoff does not poll again if it is stopped during a poll', async () => {
  const { asked, pass, stop, timers } = watch();
  await pass(shortestIntervalMs - 500);
  timers.advance(500);
  stop();
  await pass(60_000);
  expect(asked).toHaveLength(1);
  expect(timers.waiting()).toBe(0);
});
