import { expect, test } from 'vitest';
import { createHostCheck } from './host-check.ts';

const isOwn = createHostCheck('open.example.com, https://hk.example.com:8443,192.168.1.20');

test.each([
  'localhost',
  'localhost:4012',
  'LOCALHOST:4012',
  'broker.localhost:4012',
  '127.0.0.1:4100',
  '[::1]:4100',
  'open.example.com',
  'Open.Example.com:443',
  'hk.example.com:8443',
  '192.168.1.20:4012',
])('accepts the host name %s', (host) => {
  expect(isOwn(host)).toBe(true);
});

test.each([
  undefined,
  '',
  'evil.example',
  'evil.example:4100',
  'localhost.evil.example',
  'evillocalhost',
  '127.0.0.1.evil.example',
  'open.example.com.evil.example',
  '192.168.1.21:4012',
  '[::2]:4100',
])('refuses the host name %s', (host) => {
  expect(isOwn(host)).toBe(false);
});
