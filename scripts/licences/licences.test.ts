import { expect, test } from 'vitest';
import { type Component, exceptions, licenceProblems } from './licences.ts';

const component = (name: string, ...licences: string[]): Component => ({
  name,
  version: '1.0.0',
  licenses: licences.map((expression) => ({ expression })),
});
const present = [
  component('libheif-js', 'LGPL-3.0'),
  { ...component('sharp-libvips-linux-x64', 'LGPL-3.0-or-later'), group: '@img' },
];
const refused = (...more: Component[]) =>
  licenceProblems([...present, ...more]).map((problem) => problem.split(' ')[0]);

test('accepts a permissive licence, also as an alternative', () => {
  expect(refused(component('a', 'MIT'), component('b', '(MIT OR GPL-3.0-only)'), component('c', 'MIT', 'ISC'))).toEqual(
    [],
  );
});

test('F69 refuses copyleft without an exception, and a package without a licence', () => {
  const wrong = [
    component('gpl', 'GPL-3.0-only'),
    component('agpl', 'AGPL-3.0-or-later'),
    component('both', 'MIT AND GPL-2.0'),
    component('weak', 'LGPL-2.1'),
    component('none'),
  ];
  expect(refused(...wrong)).toEqual(['gpl', 'agpl', 'both', 'weak', 'none']);
  expect(licenceProblems([component('libheif-js', 'GPL-3.0'), ...present.slice(1)])).toHaveLength(1);
});

test('refuses an exception for a package that is not installed', () => {
  expect(licenceProblems([])).toHaveLength(Object.keys(exceptions).length);
});
