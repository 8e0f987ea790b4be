import { Package } from '@arethetypeswrong/core';
import { expect, test } from 'vitest';
import { typeProblemsOf } from './type-problems.ts';

const manifest = (exports: object) => JSON.stringify({ name: 'some', version: '1.0.0', type: 'module', exports });

function packageOf(exports: object, files: Record<string, string>): Package {
  const all = { 'package.json': manifest(exports), ...files };
  const inFolder = Object.entries(all).map(([path, text]) => [`/node_modules/some/${path}`, text]);
  return new Package(Object.fromEntries(inFolder), 'some', '1.0.0');
}

const typed = { types: './dist/index.d.ts', default: './dist/index.js' };
const code = { 'dist/index.js': 'export const one = 1;', 'dist/index.d.ts': 'export declare const one: 1;' };

test('accepts entry points with types, and style sheets without', async () => {
  const files = { ...code, 'dist/styles.css': 'a {}' };
  expect(await typeProblemsOf(packageOf({ '.': typed, './styles.css': './dist/styles.css' }, files))).toEqual([]);
});

test('names an entry point that leads nowhere', async () => {
  const [problem = ''] = await typeProblemsOf(packageOf({ '.': typed, './lost': './dist/lost.js' }, code));
  expect(problem).toMatch(/^Resolution failed[.] [.]\/lost https:/);
});

test('names an entry point without types', async () => {
  const files = { ...code, 'dist/bare.js': 'export const two = 2;' };
  const [problem = ''] = await typeProblemsOf(packageOf({ '.': typed, './bare': './dist/bare.js' }, files));
  expect(problem).toMatch(/^Could not find types[.] [.]\/bare https:/);
});

test('refuses a package without any types', async () => {
  const files = { 'dist/index.js': 'export const one = 1;' };
  expect(await typeProblemsOf(packageOf({ '.': './dist/index.js' }, files))).toEqual([
    'The package has no type declarations.',
  ]);
});
