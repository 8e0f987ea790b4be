import { expect, it } from 'vitest';
import { runCommand } from './run-command.ts';

const node = (script: string, limit = 60_000) =>
  runCommand({ command: process.execPath, args: ['-e', script], cwd: '.', env: process.env, output: 'kept', limit });

it('runCommand returns the output and the exit code', async () => {
  expect(await node("console.log('out'); console.error('err'); process.exit(3)")).toMatchObject({
    exitCode: 3,
    output: expect.stringMatching(/out\nerr\n|err\nout\n/),
  });
});

it('runCommand ends a command after its limit', async () => {
  const { exitCode, output } = await node('setInterval(() => {}, 1000)', 50);
  expect(exitCode).not.toBe(0);
  expect(output).toContain('It was ended');
});

it('runCommand fails for an unknown command', async () => {
  const missing = await runCommand({
    command: 'quayside-nothing',
    args: [],
    cwd: '.',
    env: process.env,
    output: 'kept',
    limit: 1000,
  });
  expect([missing.exitCode, missing.output]).toEqual([127, expect.stringContaining('quayside-nothing')]);
});
