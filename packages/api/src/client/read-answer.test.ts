import { defineCall } from '@quayside/contract/call';
import { codes } from '@quayside/contract/envelope';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { CallError, LoginExpiredError, ResponseShapeError, UnexpectedBodyError } from '../errors.ts';
import { answerOf } from '../internal/test-client.ts';
import { readAnswer, readRetryAfter } from './read-answer.ts';

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
  readAnswer(
    of,
    {
      ...answerOf(typeof body === 'string' ? body : JSON.stringify(body), status, headers),
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
  test.each([0, 301400, '0', '301400'])('ERR-01 code %j is success and yields data', (code) => {
    expect(read({ code, data: { id: 'x' }, msg: '' })).toEqual({ id: 'x' });
  });

  test.each([1, -1, 301401, 300100, '00', '', 'OK', null, true, [0], { code: 0 }])(
    'ERR-01 code %j is no success',
    (code) => {
      expect(() => read({ code, data: { id: 'x' }, msg: '' })).toThrow(CallError);
    },
  );

  test('ERR-01 any other code is rejected with the envelope, which no log sees', () => {
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
    expect(JSON.stringify(error) + String(error) + Object.values(error).join()).not.toContain('S1234567D');
  });

  test('ERR-02 300101 is an expired login, as number and as text', () => {
    for (const code of [300101, '300101'])
      expect(caught(() => read({ code, data: null, msg: '' }))).toBeInstanceOf(LoginExpiredError);
  });

  test.each([
    [429, 'tooManyRequests', true],
    [503, 'busy', true],
    [500, 'unknown', true],
    [404, 'notFound', false],
    [413, 'tooLarge', false],
    [401, 'unknown', false],
    [403, 'unknown', false],
    [408, 'unknown', true],
  ])('ERR-04 F54 HTTP %i without an envelope leads to %s', (status, messageKey, retryable) => {
    expect(caught(() => read('<html>', status))).toMatchObject({
      code: `HTTP_${status}`,
      status,
      messageKey,
      retryable,
    });
    expect(caught(() => read({ code: 0, data: { id: 'x' } }, status)).code).toBe(`HTTP_${status}`);
  });

  test('ERR-04 an envelope under an HTTP error keeps its code', () => {
    expect(caught(() => read({ code: codes.notFound, data: null, msg: 'gone' }, 404))).toMatchObject({
      code: codes.notFound,
      serverMessage: 'gone',
    });
  });
});

describe('bodies that are no answer', () => {
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
    '{"code":{"a":0}}',
    `\uFEFF\uFEFF${envelope}`,
    'x'.repeat(10_000_000),
  ];
  test.each(bodies.map((body) => [body.slice(0, 40), body]))('F53 %j is never success', (_, body) => {
    expect(caught(() => read(body, 200, {}, anything))).toBeInstanceOf(UnexpectedBodyError);
  });

  test('F27 F53 a code that is only inherited is none', () => {
    const everyObject = Object.getPrototypeOf({}) as object;
    Object.defineProperty(everyObject, 'code', { value: 0, configurable: true });
    try {
      expect(caught(() => read('{"data":{"id":"x"}}'))).toBeInstanceOf(UnexpectedBodyError);
    } finally {
      Reflect.deleteProperty(everyObject, 'code');
    }
  });

  test('F53 data of another shape name their fields and never their values', () => {
    const error = caught(() => read({ code: 0, data: { id: 4711 }, msg: '' }));
    expect(error).toBeInstanceOf(ResponseShapeError);
    expect(error).toMatchObject({ code: 'RESPONSE_SHAPE', paths: ['id'], messageKey: 'unexpectedAnswer' });
    expect(JSON.stringify(error) + error.message).not.toContain('4711');
    expect(caught(() => read({ code: 0, data: null, msg: '' }))).toMatchObject({ paths: ['data'] });
  });

  test('F52 any body at all: data of the contract or a CallError, nothing else', () => {
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
      { numRuns: 100_000 },
    );
  }, 60_000);
});

test.each([
  [undefined, undefined],
  ['', undefined],
  ['3', 3000],
  [' 3 ', 3000],
  ['-1', undefined],
  ['soon', undefined],
  ['Thu, 01 Jan 1970 00:00:09 GMT', 9000],
  ['Thu, 01 Jan 1960 00:00:00 GMT', 0],
])('F54 Retry-After %j is %s', (value, wait) => {
  expect(readRetryAfter(value, 0)).toBe(wait);
});
