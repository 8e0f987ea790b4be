import { expect, test } from 'vitest';
import { hasNoCamera } from './has-no-camera.ts';

const device = (kind: MediaDeviceKind) => ({ kind }) as MediaDeviceInfo;
const having = (...kinds: MediaDeviceKind[]) => ({ enumerateDevices: async () => kinds.map(device) });

test('a device without a camera is known by its list', async () => {
  expect(await hasNoCamera(having('audioinput', 'audiooutput'))).toBe(true);
  expect(await hasNoCamera(having('audioinput', 'videoinput'))).toBe(false);
});

test('where the browser does not say, there may be one', async () => {
  expect(await hasNoCamera(undefined)).toBe(false);
  expect(await hasNoCamera({ enumerateDevices: () => Promise.reject(new TypeError('not allowed')) })).toBe(false);
});
