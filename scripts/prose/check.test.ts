import { expect, test } from 'vitest';
import { codeProblems, proseProblems } from './check.ts';

const words = (count: number) => 'word '.repeat(count).trim();
const code = Array.from({ length: 30 }, () => '`name`').join(', ');
const tooLong = (line: number) => [`page.md:${line}: 26 words in a sentence: split it`];

test.each([
  [`${words(25)}. ${words(25)}: ${words(25)}; ${words(25)}.`, []],
  [`# Title\n\nShort. ${words(26)}.`, tooLong(3)],
  [`- **${words(20)}.** ${words(20)}.\n- ${words(20)}.`, []],
  [`${words(21)} are gone: ${code} and \`name\`.`, []],
  [`${words(25)} ${code}.`, tooLong(1)],
  [
    'Whoever hands in\nan e-mail.',
    ['Whoever”: write anyone who, or who it is', 'hands in”: write submit', 'e-mail”: write email'].map(
      (end) => `page.md:1: “${end}`,
    ),
  ],
  ['`whoever()` says "Please try again".', []],
])('proseProblems returns the problems of the page %j', async (text, expected) => {
  expect(await proseProblems(['page.md'], () => text)).toEqual(expected);
});

test.each([
  ['const a = 1;\n// A file of its own\n', [2]],
  ["it('is told', () => {});", [1]],
  ["test.each(rows)('keeps “told” and `told`', () => {});", []],
  ["const told = 'nobody';", []],
  ['// It cannot fail.', []],
])('codeProblems returns the problems in comments and titles of the code %j', (text, lines) => {
  expect(codeProblems('a.ts', text).map((problem) => Number(problem.split(':')[1]))).toEqual(lines);
});
