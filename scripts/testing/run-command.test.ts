import { expect, it } from 'vitest';
import { runCommand } from './run-command.ts';

const run = (command: string, args: readonly string[], limit: number) =>
  runCommand({ command, args, cwd: '.', env: process.env, output: 'captured', limit });

it('runCommand returns the exit code and the output', async () => {
  const script = "console.log('out'); console.error('err'); process.exit(3)";
  const { exitCode, output } = await run(process.execPath, ['-e', script], 60_000);
  expect([exitCode, output.split('\n').toSorted()]).toEqual([3, ['', 'err', 'out']]);
});

it('runCommand ends a command after its limit', async () => {
  const { exitCode, output } = await run(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], 50);
  expect([exitCode, output]).toEqual([1, expect.stringContaining('It was ended')]);
});

it('runCommand fails for an unknown command', async () => {
  const result = await run('quayside-nothing', [], 1000);
  expect(result).toMatchObject({ exitCode: 127, output: expect.stringContaining('quayside-nothing') });
});
