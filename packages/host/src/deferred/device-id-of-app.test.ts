import { expect, test } from 'vitest';
import { deviceIdOfApp } from './device-id-of-app.ts';

const plain = 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0';
const ofApp = `${plain} (QuaysideApp uuid=device-1;appVersion=1.6.0)`;

test('a link does not set the device id of a plain browser', () => {
  expect(deviceIdOfApp({ uuid: 'of-a-link' }, 'browser', plain)).toBeUndefined();
});

test('START-05 the app gives its device id by its user agent or by the address that it opens', () => {
  expect(deviceIdOfApp({ uuid: 'device-1' }, 'android', plain)).toBe('device-1');
  expect(deviceIdOfApp({ uuid: 'device-1' }, 'browser', ofApp)).toBe('device-1');
  expect(deviceIdOfApp({ uuid: 'of-a-link' }, 'browser', ofApp)).toBe('device-1');
});
