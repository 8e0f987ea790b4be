import { expect, test } from 'vitest';
import { getAppDeviceId } from './app-device-id.ts';

const plain = 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0';
const ofApp = `${plain} (QuaysideApp uuid=device-1;appVersion=1.6.0)`;

test('a browser ignores the device id of a link', () => {
  expect(getAppDeviceId({ uuid: 'of-a-link' }, 'browser', plain)).toBeUndefined();
});

test('START-05 the native app’s device id comes from its user agent or URL', () => {
  expect(getAppDeviceId({ uuid: 'device-1' }, 'android', plain)).toBe('device-1');
  expect(getAppDeviceId({ uuid: 'device-1' }, 'browser', ofApp)).toBe('device-1');
  expect(getAppDeviceId({ uuid: 'of-a-link' }, 'browser', ofApp)).toBe('device-1');
});
