import { describe, expect, test } from 'vitest';
import { ToastStore, toastDurationMs } from './toast-store.ts';

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

describe('ToastStore', () => {
  test('marks a loading toast whose appearance is delayed', () => {
    const toasts = new ToastStore();
    toasts.loading(undefined, { paint: 'late' });
    expect(toasts.snapshot().loading).toMatchObject({ paint: 'late' });
    toasts.loading('Sending');
    expect(toasts.snapshot().loading, 'the newer one is painted at once').not.toHaveProperty('paint');
  });

  test('UI-01 hides a toast after 2000 ms', () => {
    const { timers, pass } = clock();
    const toasts = new ToastStore(timers);
    toasts.show('Saved');
    pass(toastDurationMs - 1);
    expect(toasts.snapshot().message?.message).toBe('Saved');
    pass(1);
    expect(toasts.snapshot().message).toBeUndefined();
    expect(toastDurationMs).toBe(2000);
  });

  test('UI-01 queues toasts and shows each for its full time', () => {
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

  test('UI-01 shows a toast with the same message as the previous one only once', () => {
    const { timers, pass } = clock();
    const toasts = new ToastStore(timers);
    expect(toasts.show('offline')).toBe(toasts.show('offline'));
    pass(2000);
    expect(toasts.snapshot().message).toBeUndefined();
  });

  test('UI-01 shows loading toasts and their mask until the last one is dismissed', () => {
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

  test('stops the timer of the store when all toasts are dismissed', () => {
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

  test('dismisses a queued message without changing the visible one', () => {
    const { timers, pass } = clock();
    const toasts = new ToastStore(timers);
    toasts.show('one');
    toasts.dismiss(toasts.show('two'));
    pass(1999);
    expect(toasts.snapshot().message?.message).toBe('one');
    pass(1);
    expect(toasts.snapshot().message).toBeUndefined();
  });

  test('notifies the listeners of the store until they unsubscribe', () => {
    const toasts = new ToastStore(clock().timers);
    let notified = 0;
    const leave = toasts.subscribe(() => {
      notified += 1;
    });
    toasts.loading();
    leave();
    toasts.dismiss();
    expect(notified).toBe(1);
  });
});
