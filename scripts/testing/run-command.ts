import { spawn } from 'node:child_process';

export type CommandOptions = {
  command: string;
  args: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** `live` prints the output, and `captured` returns it. */
  output: 'live' | 'captured';
  /** The milliseconds after which the command is killed. Without it, the command may take any time. */
  limit?: number;
};

export type CommandResult = { exitCode: number; output: string; seconds: number };

/**
 * Runs a command, and resolves with its exit code, output and duration. At the limit, or on a signal to this process,
 * ends the command and all its child processes. A command that can't start has the exit code 127.
 */
export function runCommand({ command, args, cwd, env, output, limit }: CommandOptions): Promise<CommandResult> {
  const start = performance.now();
  const child = spawn(command, args, {
    cwd,
    env,
    stdio: ['ignore', ...(output === 'live' ? (['inherit', 'inherit'] as const) : (['pipe', 'pipe'] as const))],
    detached: process.platform !== 'win32',
    shell: process.platform === 'win32',
  });
  const parts: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => parts.push(part.toString()));

  const endAll = (signal: NodeJS.Signals) => {
    if (!child.pid) return;
    try {
      process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal);
    } catch {
      // All processes have ended.
    }
  };
  const onSignal = (signal: NodeJS.Signals) => {
    endAll(signal);
    setImmediate(() => process.exit(signal === 'SIGINT' ? 130 : 143)); // other commands also handle the signal
  };
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.once(signal, onSignal);
  const timer =
    limit &&
    setTimeout(() => {
      parts.push(`\nIt was ended after ${Math.round(limit / 60_000)} minutes.\n`);
      endAll('SIGKILL');
    }, limit);

  return new Promise((done) => {
    const finish = (exitCode: number) => {
      clearTimeout(timer);
      for (const signal of signals) process.off(signal, onSignal);
      done({ exitCode, output: parts.join(''), seconds: (performance.now() - start) / 1000 });
    };
    child.once('error', (error) => {
      parts.push(`${command}: ${error.message}\n`);
      finish(127);
    });
    child.once('exit', () => endAll('SIGTERM')); // such as a browser or a database
    child.once('close', (code) => finish(code ?? 1));
  });
}
