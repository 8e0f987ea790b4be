import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { SessionRefusedError } from '../errors/problems.ts';
import { parseLogin } from './parse-login.ts';

test.each([undefined, null, '', 'token', 7, {}, { token: 't' }, { token: '', userId: 'u' }, { loginCode: 5 }])(
  'rejects %j as a login',
  (given) => expect(() => parseLogin(given)).toThrow(SessionRefusedError),
);

test('for any value of a page, returns a login without extra fields or throws SessionRefusedError', () => {
  const key = fc.constantFrom('token', 'userId', 'loginCode', '__proto__', 'then');
  const given = fc.oneof(fc.anything(), fc.dictionary(key, fc.oneof(fc.string(), fc.anything())));
  fc.assert(
    fc.property(given, (value) => {
      let login: object = {};
      let error: unknown;
      try {
        login = parseLogin(value);
      } catch (thrown) {
        error = thrown;
      }
      expect(error === undefined || error instanceof SessionRefusedError).toBe(true);
      expect(Object.keys(login).join()).toMatch(error ? /^$/ : /^(?:loginCode|token,userId)$/);
      expect(Object.values(login).every((text) => typeof text === 'string' && text.length > 0)).toBe(true);
    }),
  );
});
