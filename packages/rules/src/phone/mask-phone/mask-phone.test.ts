import { expect, test } from 'vitest';
import { maskPhone } from './mask-phone.ts';

test.each([
  ['+6581231234', '+65 •••• 1234'],
  ['+85291234567', '+852 •••• 4567'],
  ['+8613800138000', '+86 •••• 8000'],
  ['+12025550123', '+1 •••• 0123'],
  ['+65 8123-1234', '+65 •••• 1234'],
  ['+651234', '+65 ••••'],
  ['12345678', '•••• 5678'],
  ['', '••••'],
])('F02 masks %s as %s', (phone, masked) => {
  expect(maskPhone(phone)).toBe(masked);
});
