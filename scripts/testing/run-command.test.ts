import { expect, it } from 'vitest';
import { runCommand } from './run-command.ts';

const node = (script: string, limit = 60_000) =>
  runCommand({ command: process.execPath, args: ['-e', script], cwd: '.', env: process.env, output: 'kept', limit });

it('gives back what a command said and how it ended', async () => {
  expect(await node("console.log('out'); console.error('err'); process.exit(3)")).toMatchObject({
    exitCode: 3,
    output: expect.stringMatching(/out\nerr\n|err\nout\n/),
  });
});

it('ends a command that hangs, and says so', async () => {
  const { exitCode, output } = await node('setInterval(() => {}, 1000)', 50);
  expect(exitCode).not.toBe(0);
  expect(output).toContain('was ended');
});

it('takes a command that does not exist for a failure', async () => {
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
