import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findSlowPatterns } from './slow-patterns.ts';
import { readSource, repositoryFiles } from './source-file.ts';

const root = join(import.meta.dirname, '../..');
const timesOf = (text: string) => findSlowPatterns({ path: 'a.ts', text }).map(({ message }) => message);

test.each([
  ['/^(a+)+$/', ['/^(a+)+$/ takes exponential time']],
  ['/^(\\w+\\s?)*$/u', ['/^(\\w+\\s?)*$/u takes exponential time']],
  ['/a*a*a*b/', ['/a*a*a*b/ takes 4th degree polynomial time']],
  ['/^\\d{4}-\\d{2}$/', []],
  ['/\\/+$/', []],
])('findSlowPatterns reports the pattern %s only if it takes more than quadratic time', (pattern, expected) => {
  expect(timesOf(`const found = ${pattern}.exec(text);`)).toEqual(expected);
});

/** Matches the sources that parse data from customers, apps, embedding pages or servers. */
const readsForeignText = /^packages\/(api|bridge|contract|flow|host|i18n|platform|rules|sandbox|ui)\/src\/.*[.]tsx?$/;
const isDevelopment = /[.](test|stories|guide)[.]|\/(testing|model-tests|development)\//;

test('F28 regular expressions that read foreign text take at most quadratic time', { tags: ['night'] }, () => {
  const paths = repositoryFiles(root)
    .map(({ path }) => path)
    .filter((path) => readsForeignText.test(path) && !isDevelopment.test(path));
  expect(paths.length).toBeGreaterThan(500);
  expect(paths.flatMap((path) => findSlowPatterns(readSource(root, path)))).toEqual([]);
});
