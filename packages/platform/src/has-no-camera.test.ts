import { expect, test } from 'vitest';
import { hasNoCamera } from './has-no-camera.ts';

const device = (kind: MediaDeviceKind) => ({ kind }) as MediaDeviceInfo;
const having = (...kinds: MediaDeviceKind[]) => ({ enumerateDevices: async () => kinds.map(device) });

test('hasNoCamera returns true only if the list of devices contains no camera', async () => {
  expect(await hasNoCamera(having('audioinput', 'audiooutput'))).toBe(true);
  expect(await hasNoCamera(having('audioinput', 'videoinput'))).toBe(false);
});

test('hasNoCamera returns false when the browser does not list devices', async () => {
  expect(await hasNoCamera(undefined)).toBe(false);
  expect(await hasNoCamera({ enumerateDevices: () => Promise.reject(new TypeError('not allowed')) })).toBe(false);
  const silent = { enumerateDevices: () => new Promise<never>(() => undefined) };
  const atOnce = { setTimeout: (run: () => void) => queueMicrotask(run), clearTimeout: () => undefined };
  expect(await hasNoCamera(silent, atOnce), 'a browser that never answers').toBe(false);
});
