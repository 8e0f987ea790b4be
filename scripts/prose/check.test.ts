import { expect, test } from 'vitest';
import { proseProblems } from './check.ts';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
const problemsOf = (text: string) => proseProblems(['page.md'], () => text);

test('a sentence has at most 25 words', async () => {
  expect(await problemsOf(`${words(25)}. ${words(25)}: ${words(25)}; ${words(25)}.`)).toEqual([]);
  expect(await problemsOf(`# Title\n\nShort. ${words(26)}.`)).toEqual(['page.md:3: 26 words in a sentence: split it']);
});

test('lists, tables and bold leads are read as sentences of their own', async () => {
  expect(await problemsOf(`- **${words(20)}.** ${words(20)}.\n- ${words(20)}.`)).toEqual([]);
});

test('a list of code is one word', async () => {
  const names = Array.from({ length: 30 }, () => '`name`').join(', ');
  expect(await problemsOf(`${words(21)} are gone: ${names} and \`name\`.`)).toEqual([]);
  expect(await problemsOf(`${words(25)} ${names}.`)).toEqual(['page.md:1: 26 words in a sentence: split it']);
});

test('words to avoid are named with better ones, except in code and quotations', async () => {
  expect(await problemsOf('Whoever hands in\nan e-mail.')).toEqual([
    'page.md:1: “e-mail”: write email',
    'page.md:1: “Whoever”: write anyone who, or who it is',
    'page.md:1: “hands in”: write submit',
  ]);
  expect(await problemsOf('`whoever()` says "Please try again".')).toEqual([]);
});
