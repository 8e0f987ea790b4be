import { expect, test } from 'vitest';
import { type Component, licenceProblems, taken } from './licences.ts';

const component = (name: string, ...licences: string[]): Component => ({
  name,
  version: '1.0.0',
  licenses: licences.map((expression) => ({ expression })),
});
const present = [
  component('libheif-js', 'LGPL-3.0'),
  { ...component('sharp-libvips-linux-x64', 'LGPL-3.0-or-later'), group: '@img' },
  component('lightningcss', 'MPL-2.0'),
];
const refused = (...more: Component[]) =>
  licenceProblems([...present, ...more]).map((problem) => problem.split(' ')[0]);

test('a package under a permissive licence, or a choice of one, may come', () => {
  expect(refused(component('a', 'MIT'), component('b', '(MIT OR GPL-3.0-only)'), component('c', 'MIT', 'ISC'))).toEqual(
    [],
  );
});

test('F69 copyleft and no licence are refused, a weak one without a reason too', () => {
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

test('a reason for a package that is gone is refused', () => {
  expect(licenceProblems([])).toHaveLength(Object.keys(taken).length);
});
