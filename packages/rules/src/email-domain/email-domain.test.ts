import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { adviseOnEmailDomain } from './email-domain.ts';

const meant = (email: string) => adviseOnEmailDomain('email', email)[0]?.values?.domain;

test.each([
  ['mei@gmial.com', 'gmail.com'],
  ['mei@gmail.co', 'gmail.com'],
  ['mei@gmail.con', 'gmail.com'],
  ['mei@gmaill.com', 'gmail.com'],
  ['mei@hotmial.com', 'hotmail.com'],
  ['Mei@OUTLOK.com', 'outlook.com'],
  ['mei@yahoo.com.sgg', 'yahoo.com.sg'],
])('for the email address %s, suggests the domain %s', (email, domain) => expect(meant(email)).toBe(domain));

test.each([
  'gmail.com',
  'ymail.com',
  'mail.com',
  'yahoo.co',
  'yahoo.com.my',
  'hotmail.fr',
  'example.com',
  'qq.com',
  'live.com',
])('gives no advice for the email address %s', (domain) =>
  expect(adviseOnEmailDomain('email', `mei@${domain}`)).toEqual([]),
);

test.each(['', 'mei', 'mei@', '@'])('gives no advice for the incomplete address "%s"', (email) =>
  expect(meant(email)).toBeUndefined(),
);

test('detects an extra letter at any position of a domain', () => {
  fc.assert(
    fc.property(fc.nat(8), fc.constantFrom(...'abcxyz'), (at, letter) => {
      expect(meant(`mei@${'gmail.com'.slice(0, at)}${letter}${'gmail.com'.slice(at)}`)).toBe('gmail.com');
    }),
  );
});
