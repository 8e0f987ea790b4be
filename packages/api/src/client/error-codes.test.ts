import { readFileSync } from 'node:fs';
import { codes, loginExpiredCode, successCodes } from '@quayside/contract/envelope';
import { expect, test } from 'vitest';
import { createResponse } from '../testing/test-client.ts';
import { createCallError } from './read-response.ts';

const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
const page = read('docs/error-codes.md');
const sentences = JSON.parse(read('packages/i18n/src/text/errors/en.json')) as Record<string, string>;

const rows = page.split('\n').flatMap((line) => {
  const [code = '', name, , repeated, , sentence] = line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, ''));
  return /^\d+$/.test(code) ? [{ code: Number(code), name, repeated, sentence }] : [];
});

const expected = Object.entries({ loginExpired: loginExpiredCode, ...codes }).map(([name, code]) => {
  const error = createCallError({ name: 'saveStep' }, createResponse(''), { code, data: null, msg: '' }, 0);
  const repeated = error.retryable ? 'yes' : 'no';
  return { code, name: `\`${name}\``, repeated, sentence: `"${sentences[error.messageKey]}"` };
});

test('docs/error-codes.md lists every error code with its name and meaning', () => {
  expect(rows).toEqual(expected);
});

test('docs/error-codes.md lists the success codes', () => {
  expect(page).toContain(`${successCodes.map((code) => `\`${code}\``).join(' and ')} are success.`);
});
