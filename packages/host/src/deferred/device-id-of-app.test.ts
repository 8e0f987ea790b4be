import { expect, test } from 'vitest';
import { deviceIdOfApp } from './device-id-of-app.ts';

const plain = 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0';
const ofApp = `${plain} (QuaysideApp uuid=device-1;appVersion=1.6.0)`;

test('ignores the device id of a link in a browser', () => {
  expect(deviceIdOfApp({ uuid: 'of-a-link' }, 'browser', plain)).toBeUndefined();
});

test('START-05 takes the app’s device id from its user agent or URL', () => {
  expect(deviceIdOfApp({ uuid: 'device-1' }, 'android', plain)).toBe('device-1');
  expect(deviceIdOfApp({ uuid: 'device-1' }, 'browser', ofApp)).toBe('device-1');
  expect(deviceIdOfApp({ uuid: 'of-a-link' }, 'browser', ofApp)).toBe('device-1');
});
