import { defineCall } from '@quayside/contract/call';
import { codes } from '@quayside/contract/envelope';
import { limitRuns } from '@quayside/platform/testing/property-runs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { CallError, LoginExpiredError, ResponseShapeError, UnexpectedBodyError } from '../errors.ts';
import { createResponse } from '../testing/test-client.ts';
import { readResponse, readRetryAfter } from './read-response.ts';

const call = defineCall('getThing', {
  verb: 'GET',
  summary: '',
  path: 'thing/v1',
  request: z.object({}),
  response: z.object({ id: z.string() }),
});
const anything = defineCall('getAnything', {
  verb: 'GET',
  summary: '',
  path: 'any/v1',
  request: z.object({}),
  response: z.unknown(),
});

const read = (
  body: unknown,
  status = 200,
  headers: Record<string, string> = {},
  of: typeof call | typeof anything = call,
) =>
  readResponse(
    of,
    {
      ...createResponse(typeof body === 'string' ? body : JSON.stringify(body), status, headers),
      body: typeof body === 'string' ? body : JSON.stringify(body),
    },
    0,
  );
const caught = (run: () => unknown): CallError => {
  try {
    run();
  } catch (error) {
    return error as CallError;
  }
  throw new Error('expected a failure');
};

describe('envelope', () => {
  test.each([0, 301400, '0', '301400'])('ERR-01 returns the data of the success code %j', (code) => {
    expect(read({ code, data: { id: 'x' }, msg: '' })).toEqual({ id: 'x' });
  });

  test.each([1, -1, 301401, 300100, '00', '', 'OK', null, true, [0], { code: 0 }])(
    'ERR-01 rejects the code %j',
    (code) => {
      expect(() => read({ code, data: { id: 'x' }, msg: '' })).toThrow(CallError);
    },
  );

  test('ERR-01 rejects any other code with the envelope, which logs omit', () => {
    const envelope = { code: codes.incomplete, data: { step: 'S1234567D' }, msg: 'S1234567D is missing' };
    const error = caught(() => read(envelope));
    expect(error).toMatchObject({
      name: 'CallError',
      call: 'getThing',
      code: codes.incomplete,
      messageKey: 'incomplete',
      retryable: false,
    });
    expect(error.envelope).toEqual(envelope);
    expect(error.serverMessage).toBe('S1234567D is missing');
    expect(error.message).toBe(`The call getThing failed with the code ${codes.incomplete}.`);
    expect(JSON.stringify(error) + String(error) + Object.values(error).join()).not.toContain('S1234567D');
  });

  test('ERR-02 recognises 300101 as an expired login, as a number and as a text', () => {
    for (const code of [300101, '300101'])
      expect(caught(() => read({ code, data: null, msg: '' }))).toBeInstanceOf(LoginExpiredError);
  });

  test.each([
    [429, 'tooManyRequests', true],
    [503, 'busy', true],
    [500, 'unknown', true],
    [400, 'unknown', false],
    [404, 'notFound', false],
    [413, 'tooLarge', false],
    [401, 'unknown', false],
    [403, 'unknown', false],
    [408, 'unknown', true],
  ])('ERR-04 F54 maps HTTP %i without an envelope to %s', (status, messageKey, retryable) => {
    expect(caught(() => read('<html>', status))).toMatchObject({
      code: `HTTP_${status}`,
      status,
      messageKey,
      retryable,
    });
    expect(caught(() => read({ code: 0, data: { id: 'x' } }, status)).code).toBe(`HTTP_${status}`);
  });

  test.each([
    [codes.tooManyRequests, 200, true],
    [codes.incomplete, 503, true],
    [codes.incomplete, 200, false],
  ])('F54 marks the code %i with HTTP %i as retryable: %s', (code, status, retryable) => {
    expect(caught(() => read({ code, data: null, msg: '' }, status))).toMatchObject({ code, retryable });
  });

  test('ERR-02 marks an expired login as not retryable', () => {
    const error = caught(() => read({ code: 300101, data: null, msg: 'expired' }, 503));
    expect(error).toMatchObject({
      call: 'getThing',
      code: 300101,
      messageKey: 'loginExpired',
      retryable: false,
      status: 503,
    });
  });

  test('F27 has no message for a code with the name of an object’s property', () => {
    expect(caught(() => read({ code: 'constructor', data: null, msg: '' })).messageKey).toBe('unknown');
  });

  test('ERR-01 returns an empty message for an envelope without a text', () => {
    expect(caught(() => read({ code: codes.incomplete, data: null, msg: 5 })).serverMessage).toBe('');
    expect(caught(() => read('<html>', 500)).serverMessage).toBe('');
  });

  test('ERR-04 returns the code of an envelope with an HTTP error', () => {
    expect(caught(() => read({ code: codes.notFound, data: null, msg: 'gone' }, 404))).toMatchObject({
      code: codes.notFound,
      serverMessage: 'gone',
    });
  });
});

describe('bodies without an envelope', () => {
  const envelope = '{"code":0,"data":{"id":"x"},"msg":""}';
  const bodies = [
    '',
    ' ',
    'OK',
    'success',
    '"success"',
    '0',
    'null',
    'true',
    '[]',
    '[0]',
    '{}',
    '{"data":{"id":"x"}}',
    '<html><body>Sign in to Wi-Fi</body></html>',
    '<?xml version="1.0"?><code>0</code>',
    envelope.slice(0, -1),
    `${envelope}${envelope}`,
    `callback(${envelope})`,
    `)]}',\n${envelope}`,
    `\u0000${envelope}`,
    JSON.stringify(envelope),
    '{"code":null,"data":{}}',
    '{"code":"","data":{}}',
    '{"code":{"a":0}}',
    `\uFEFF\uFEFF${envelope}`,
    'x'.repeat(10_000_000),
  ];
  test.each(bodies.map((body) => [body.slice(0, 40), body]))('F53 does not accept %j as success', (_, body) => {
    const error = caught(() => read(body, 200, {}, anything));
    expect(error).toBeInstanceOf(UnexpectedBodyError);
    expect(error).toMatchObject({ code: 'UNEXPECTED_BODY', messageKey: 'unexpectedAnswer', status: 200 });
  });

  test('F27 F53 ignores an inherited code', () => {
    const everyObject = Object.getPrototypeOf({}) as object;
    Object.defineProperty(everyObject, 'code', { value: 0, configurable: true });
    try {
      expect(caught(() => read('{"data":{"id":"x"}}'))).toBeInstanceOf(UnexpectedBodyError);
    } finally {
      Reflect.deleteProperty(everyObject, 'code');
    }
  });

  test('F53 reports the fields of invalid data without their values', () => {
    const error = caught(() => read({ code: 0, data: { id: 4711 }, msg: '' }));
    expect(error).toBeInstanceOf(ResponseShapeError);
    expect(error.message).toContain('does not have the shape of the contract, at: id.');
    expect(error).toMatchObject({
      code: 'RESPONSE_SHAPE',
      paths: ['id'],
      messageKey: 'unexpectedAnswer',
      retryable: false,
    });
    expect(JSON.stringify(error) + error.message).not.toContain('4711');
    expect(caught(() => read({ code: 0, data: null, msg: '' }))).toMatchObject({ paths: ['data'] });
  });

  test('F53 reports at most the first five invalid fields of a response', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const wide = { ...call, response: z.object(Object.fromEntries(names.map((name) => [name, z.string()]))) };
    const answer = { ...createResponse({ code: 0, data: {} }), body: JSON.stringify({ code: 0, data: {} }) };
    expect(caught(() => readResponse(wide, answer, 0))).toMatchObject({ paths: names.slice(0, 5) });
  });

  test('F52 returns valid data or throws CallError for any body', () => {
    const code = fc.oneof(fc.constantFrom(0, 301400, 300101, '0', 'x', null, Number.NaN, -0), fc.jsonValue());
    const body = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record(
          { code, data: fc.oneof(fc.record({ id: fc.string() }), fc.jsonValue()), msg: fc.jsonValue() },
          { requiredKeys: [] },
        )
        .map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(body, fc.constantFrom(200, 204, 400, 500), (text, status) => {
        let outcome = '';
        try {
          outcome = typeof (read(text, status) as { id: unknown }).id;
        } catch (error) {
          outcome = error instanceof CallError ? 'refused' : `uncaught ${String(error)}`;
        }
        expect(['string', 'refused']).toContain(outcome);
      }),
      { numRuns: limitRuns(100_000) },
    );
  }, 60_000);
});

test.each([
  [undefined, undefined],
  ['', undefined],
  ['3', 3000],
  [' 3 ', 3000],
  ['999999', 999_999_000],
  ['1234567', undefined],
  ['-1', undefined],
  ['soon', undefined],
  ['(a) Thu, 01 Jan 1970 00:00:09 GMT', undefined],
  ['Thu, 01 Jan 1970 00:00:09 GMT', 7000],
  ['Thu, 01 Jan 1960 00:00:00 GMT', 0],
])('F54 reads Retry-After %j as %s', (value, wait) => {
  expect(readRetryAfter(value, 2000)).toBe(wait);
});
