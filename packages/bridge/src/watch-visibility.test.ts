import { createFakeTimers } from '@quayside/platform/testing/fake-timers';
import { expect, test } from 'vitest';
import { createBridge } from './bridge/bridge.ts';
import { createSimulator } from './testing/simulator/simulator.ts';
import { watchVisibility } from './watch-visibility.ts';

function watch() {
  const timers = createFakeTimers();
  const app = createSimulator();
  const document: EventTarget & { visibilityState: DocumentVisibilityState } = Object.assign(new EventTarget(), {
    visibilityState: 'visible' as const,
  });
  const seen: string[] = [];
  const stop = watchVisibility((status) => seen.push(status), {
    bridge: createBridge(app.transport, { timers }),
    document,
    timers,
  });
  const inBrowser = (state: DocumentVisibilityState) => {
    document.visibilityState = state;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const inApp = (status: string) => app.answer('command_watch_activity_status', 'event', { status });
  return { timers, seen, stop, inBrowser, inApp };
}

test("UI-02 BRIDGE-01 reports the app's status after 1000 ms without a change", () => {
  const { timers, seen, inApp } = watch();
  inApp('hidden');
  timers.advance(999);
  inApp('visible');
  inApp('hidden');
  timers.advance(999);
  expect(seen).toEqual([]);
  timers.advance(1);
  expect(seen).toEqual(['hidden']);
});

test('UI-02 reports each change once when app and browser both do', () => {
  const { timers, seen, inApp, inBrowser } = watch();
  inApp('hidden');
  inBrowser('hidden');
  timers.advance(1000);
  inBrowser('visible');
  timers.advance(1000);
  inApp('visible');
  timers.advance(1000);
  expect(seen).toEqual(['hidden', 'visible']);
});

test('F14 ignores events of another shape and events after the cleanup', () => {
  const { timers, seen, stop, inApp, inBrowser } = watch();
  inApp('away');
  timers.advance(1000);
  inApp('hidden');
  stop();
  inApp('hidden');
  inBrowser('hidden');
  timers.advance(5000);
  expect(seen).toEqual([]);
});
