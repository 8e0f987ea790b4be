import { describe, expect, test } from 'vitest';
import { CallError, ResponseShapeError } from '../errors.ts';
import { buildErrorRecord, isForeignScriptError, type PageDetails } from './error-record.ts';

const facts: PageDetails = {
  href: 'https://open.example.com/acct',
  userAgent: 'Mozilla/5.0',
  version: '1.7.0',
  appType: 12,
  langType: 3,
  netType: '4g',
  uuid: 'device-1',
};
const failed = (code: number | string) =>
  new CallError({ call: 'saveStep', code, messageKey: 'unknown', retryable: false });
const named = (name: string) => Object.assign(new Error('x'), { name });
const record = (error: Error) => buildErrorRecord({ error }, facts, 0);

describe('FAIL-02 the code of a record', () => {
  test.each([
    [310_004, '310004'],
    ['NETWORK_ERROR', 'NETWORK_ERROR'],
    ['HTTP_502', 'HTTP_502'],
    ['HTTP_50', 'UNKNOWN_ERROR'],
    ['HTTP_5020', 'UNKNOWN_ERROR'],
    ['tan HTTP_502', 'UNKNOWN_ERROR'],
    ['A'.repeat(41), 'UNKNOWN_ERROR'],
  ])('a call that failed with the code %s has the code %s in its error record', (code, expected) => {
    expect(record(failed(code)).code).toBe(expected);
  });

  test.each([
    ['TypeError', 'TypeError'],
    ['BridgeTimeout', 'BridgeTimeout'],
    ['Tan TypeError', 'Error'],
    ['TypeErrorOfTan', 'Error'],
    ['tan', 'Error'],
  ])('an error with the name %s has the code %s in its error record', (name, expected) => {
    expect(record(named(name))).toMatchObject({ code: expected, desc: `${expected} *` });
  });
});

describe('FAIL-02 the description of a record', () => {
  test('the description names the call without a status if no response arrived', () => {
    expect(record(failed('NETWORK_ERROR')).desc).toBe('CallError saveStep');
  });

  test('the description lists the invalid fields of a response', () => {
    const details = {
      call: 'getStep',
      code: 'RESPONSE_SHAPE',
      messageKey: 'unexpectedAnswer',
      retryable: false,
      status: 200,
    } as const;
    expect(record(new ResponseShapeError(details, ['data', 'name', 'Tan'])).desc).toBe(
      'ResponseShapeError getStep data name *',
    );
  });

  test('the description is the message of an event without an error', () => {
    expect(buildErrorRecord({ message: 'failed' }, facts, 0)).toMatchObject({ code: 'Error', desc: 'Error failed' });
    expect(buildErrorRecord({}, facts, 0).desc).toBe('Error');
  });
});

test.each([
  [{ message: 'Script error.' }, true],
  [{ message: 'Script error.', error: new Error('x') }, false],
  [{ message: 'Uncaught Error: x' }, false],
])('FAIL-02 recognises an error of a cross-origin script: %j', (problem, foreign) => {
  expect(isForeignScriptError(problem)).toBe(foreign);
});
