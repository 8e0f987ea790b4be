import { describe, expect, test } from 'vitest';
import { redactMessage, redactStack, redactUrl, redactUserAgent } from './redact.ts';

describe('F64 redacting a message', () => {
  test.each([
    ['several unknown words, which become one star', 'failed for Tan Ah Kow within limit', 'failed for * within limit'],
    ['punctuation around a word', "''can't.. open 'file'", "can't open file"],
    ['dots inside a word', 'open a.file', 'open *'],
    ['repeated spaces', '  open   file  ', 'open file'],
  ])('redacts a message with %s', (_, message, redacted) => {
    expect(redactMessage(message)).toBe(redacted);
  });

  test('reads only the first 1,000 characters of a message', () => {
    expect(redactMessage(`${' '.repeat(995)}error`)).toBe('error');
    expect(redactMessage(`${' '.repeat(1000)}error`)).toBe('');
  });

  test('returns at most 500 characters of a message', () => {
    expect(redactMessage('error '.repeat(160))).toHaveLength(500);
  });
});

describe('F64 redacting a URL', () => {
  test.each([
    ['a part with one unknown word', 'https://a.example/acct/sg-tan', '/acct/*'],
    ['a scheme with a digit', 'h2+a.b-c://tan.example/acct', '/acct'],
    ['a URL inside the path', 'https://a.example/acct/https://tan.example/sg', '/acct/*//*/sg'],
    ['a URL inside a path without host', '/acct/https://tan.example/sg', '/acct/*//*/sg'],
    ['a path but no host', '/acct/sg?name=tan', '/acct/sg'],
    ['a query but no path', '?name=tan', ''],
    ['a fragment that contains a question mark', '/acct#tan?sg', '/acct'],
  ])('redacts a URL with %s', (_, href, redacted) => {
    expect(redactUrl(href)).toBe(redacted);
  });

  test('returns at most 300 characters of the path of a URL', () => {
    expect(redactUrl('/sg'.repeat(200))).toBe('/sg'.repeat(100));
  });
});

test('F64 reads 1,000 characters of a user agent and returns at most 300', () => {
  expect(redactUserAgent('a'.repeat(400))).toHaveLength(300);
  expect(redactUserAgent(`${'é'.repeat(999)}ab`)).toBe('a');
});

describe('F64 redacting a stack', () => {
  test.each([
    ['a sentence that contains a frame', 'Error: Tan at https://a.example/x.js:1:2', ''],
    ['text after a frame', '    at f (https://a.example/x.js:1:2) tan', ''],
    ['a frame of Chromium', '    at f (https://a.example/x.js:1:2)', 'x.js:1:2'],
    ['a frame of Safari', 'f@https://a.example/x.mjs:1:2', 'x.mjs:1:2'],
    ['a frame without a path', 'f@x.tsx:1:2', 'x.tsx:1:2'],
    ['a frame of a source file', 'f@/src/x.ts:1:2', 'x.ts:1:2'],
  ])('redacts a stack with %s', (_, line, redacted) => {
    expect(redactStack(line)).toBe(redacted);
  });

  test('returns at most 20 frames of a stack', () => {
    const frames = Array.from({ length: 21 }, (_, index) => `    at https://a.example/x.js:${index}:1`);
    expect(redactStack(frames.join('\n')).split(' ')).toHaveLength(20);
  });
});
