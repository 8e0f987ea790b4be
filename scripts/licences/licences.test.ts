import { expect, test } from 'vitest';
import { type InstalledPackage, licenceProblems } from './licences.ts';

const component = (name: string, ...licences: string[]): InstalledPackage => ({
  name,
  version: '1.0.0',
  licenses: licences.map((expression) => ({ expression })),
});
const installed = [
  component('libheif-js', 'LGPL-3.0'),
  { ...component('sharp-libvips-linux-x64', 'LGPL-3.0-or-later'), group: '@img' },
];

test.each([
  [['MIT'], true],
  [['(MIT OR GPL-3.0-only)'], true],
  [['MIT', 'ISC'], true],
  [['GPL-3.0-only'], false],
  [['AGPL-3.0-or-later'], false],
  [['MIT AND GPL-2.0'], false],
  [['LGPL-2.1'], false],
  [[], false],
])('F69 a package with the licences %j is accepted: %s', (licences, isAccepted) => {
  expect(licenceProblems([...installed, component('a', ...licences)])).toHaveLength(isAccepted ? 0 : 1);
});

test('F69 an exception can’t allow the GPL, and an unused exception is an error', () => {
  expect(licenceProblems([component('libheif-js', 'GPL-3.0'), ...installed.slice(1)])).toHaveLength(1);
  expect(licenceProblems([])).toHaveLength(installed.length);
});
