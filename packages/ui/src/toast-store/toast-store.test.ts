import { describe, expect, test } from 'vitest';
import { ToastStore, toastDurationMs } from './toast-store.ts';

/** Timers that a test moves. */
function clock() {
  let now = 0;
  let jobs: { at: number; run: () => void }[] = [];
  return {
    timers: {
      setTimeout: (run: () => void, ms: number) => {
        const job = { at: now + ms, run };
        jobs.push(job);
        return job;
      },
      clearTimeout: (job: unknown) => {
        jobs = jobs.filter((other) => other !== job);
      },
    },
    pass: (ms: number) => {
      const end = now + ms;
      for (let next = first(end); next; next = first(end)) {
        now = next.at;
        jobs = jobs.filter((job) => job !== next);
        next.run();
      }
      now = end;
    },
  };
  function first(end: number) {
    return jobs.filter((job) => job.at <= end).sort((a, b) => a.at - b.at)[0];
  }
}

describe('toasts', () => {
  test('UI-01 a message goes after 2000 ms', () => {
    const { timers, pass } = clock();
    const toasts = new ToastStore(timers);
    toasts.show('Saved');
    pass(toastDurationMs - 1);
    expect(toasts.snapshot().message?.message).toBe('Saved');
    pass(1);
    expect(toasts.snapshot().message).toBeUndefined();
    expect(toastDurationMs).toBe(2000);
  });

  test('UI-01 messages wait for their turn, and each has its whole time', () => {
    const { timers, pass } = clock();
    const toasts = new ToastStore(timers);
    toasts.show('one');
    pass(500);
    toasts.show('two', { durationMs: 3000 });
    pass(1500);
    expect(toasts.snapshot().message?.message).toBe('two');
    pass(2999);
    expect(toasts.snapshot().message?.message).toBe('two');
    pass(1);
    expect(toasts.snapshot().message).toBeUndefined();
  });

  test('UI-01 the same message twice in a row is said once', () => {
    const { timers, pass } = clock();
    const toasts = new ToastStore(timers);
    expect(toasts.show('offline')).toBe(toasts.show('offline'));
    pass(2000);
    expect(toasts.snapshot().message).toBeUndefined();
  });

  test('UI-01 a loading toast stays until it is dismissed, and the last of several to go takes the mask with it', () => {
    const { timers, pass } = clock();
    const toasts = new ToastStore(timers);
    const first = toasts.loading();
    const second = toasts.loading('Uploading');
    pass(60_000);
    expect(toasts.snapshot().loading).toEqual({ id: second, message: 'Uploading' });
    toasts.dismiss(second);
    expect(toasts.snapshot().loading).toEqual({ id: first, message: undefined });
    toasts.dismiss(first);
    expect(toasts.snapshot().loading).toBeUndefined();
  });

  test('dismissing everything stops the clock of what was shown', () => {
    const { timers, pass } = clock();
    const toasts = new ToastStore(timers);
    toasts.show('old');
    toasts.loading();
    toasts.dismiss();
    expect(toasts.snapshot()).toEqual({ message: undefined, loading: undefined });
    pass(1900);
    toasts.show('new');
    pass(100);
    expect(toasts.snapshot().message?.message).toBe('new');
  });

  test('a message that waits can be taken back without disturbing the one on screen', () => {
    const { timers, pass } = clock();
    const toasts = new ToastStore(timers);
    toasts.show('one');
    toasts.dismiss(toasts.show('two'));
    pass(1999);
    expect(toasts.snapshot().message?.message).toBe('one');
    pass(1);
    expect(toasts.snapshot().message).toBeUndefined();
  });

  test('tells its listeners, and stops when they leave', () => {
    const toasts = new ToastStore(clock().timers);
    let told = 0;
    const leave = toasts.subscribe(() => {
      told += 1;
    });
    toasts.loading();
    leave();
    toasts.dismiss();
    expect(told).toBe(1);
  });
});
