import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLocalOrUnknown, toNetwork } from './network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51820', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0DB8:0:0:1:2:3:4', '2001:db8:0:0::/64'],
  ['[2001:db8::1]:51820', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['1::2::3', '1::2::3'],
  ['', ''],
])('converts the address %s to the network %s', (address, network) => {
  expect(toNetwork(address)).toBe(network);
});

test('ignores the notation and the last 64 bits of an IPv6 address', () => {
  const group = fc.integer({ min: 0, max: 0xffff });
  const groups = (length: number) => fc.array(group, { minLength: length, maxLength: length });
  const write = (all: readonly number[], padded: boolean) =>
    all.map((one) => one.toString(16).padStart(padded ? 4 : 1, '0')).join(':');
  fc.assert(
    fc.property(groups(4), groups(4), groups(4), fc.boolean(), (prefix, one, other, padded) => {
      fc.pre(prefix.some((part) => part !== 0));
      const first = toNetwork(write([...prefix, ...one], padded));
      expect(toNetwork(`[${write([...prefix, ...other], !padded).toUpperCase()}]:99`)).toBe(first);
      // the platform's URL parser shortens the address
      expect(toNetwork(new URL(`http://[${write([...prefix, ...one], padded)}]/`).hostname)).toBe(first);
    }),
  );
});

test.each([
  ['', true],
  ['127.0.0.1', true],
  ['127.9.9.9:80', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['128.0.0.1', false],
  ['2001:db8::1', false],
])('returns whether the address "%s" is empty or local: %s', (address, nobody) => {
  expect(isLocalOrUnknown(address)).toBe(nobody);
});
