import { expect, test } from 'vitest';
import { isPc } from './is-pc.ts';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';
const phone = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36';
const tablet = 'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';

test.each([
  ['Windows', { userAgent: windows, maxTouchPoints: 0, userAgentData: { mobile: false } }, true],
  ['Windows with a touch screen', { userAgent: windows, maxTouchPoints: 10 }, true],
  ['a Mac', { userAgent: mac, maxTouchPoints: 0 }, true],
  ['an iPad that identifies itself as a Mac', { userAgent: mac, maxTouchPoints: 5 }, false],
  ['an iPhone', { userAgent: iphone, maxTouchPoints: 5 }, false],
  ['an Android phone', { userAgent: phone, maxTouchPoints: 5 }, false],
  ['an Android tablet', { userAgent: tablet, maxTouchPoints: 5 }, false],
  [
    'a phone that requests the desktop site',
    { userAgent: windows, maxTouchPoints: 5, userAgentData: { mobile: true } },
    false,
  ],
])('for %s (%j), isPc returns %s', (_, hints, expected) => expect(isPc(hints)).toBe(expected));
