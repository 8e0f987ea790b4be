import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { templates } from './templates.ts';
import { freePort } from './throwaway-postgres.ts';

/** A sandbox that runs as a separate process. `end` resolves to its exit code, or to null after a kill. `output` returns what it has printed. */
export type ServerProcess = {
  readonly base: string;
  readonly pid: number;
  readonly output: () => string;
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
};

/** Starts the command of the sandbox on a port, by default a free one. `env` adds environment variables to those of this process. */
export async function startServerProcess(env: Readonly<Record<string, string>>, port?: number): Promise<ServerProcess> {
  const own = port ?? (await freePort());
  const server = spawn(process.execPath, ['--conditions=quayside-source', join(import.meta.dirname, '../main.ts')], {
    cwd: dirname(dirname(templates)),
    env: { ...process.env, PORT: String(own), HOST: '127.0.0.1', DATABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve));
  const kill = () => void server.kill('SIGKILL');
  process.once('exit', kill);
  void ended.then(() => process.off('exit', kill));
  let output = '';
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (text: Buffer) => {
      output += text.toString();
      if (output.includes('listening')) resolve();
    });
    void ended.then(() => reject(new Error('The sandbox did not start.')));
  });
  return {
    base: `http://127.0.0.1:${own}`,
    pid: server.pid ?? 0,
    output: () => output,
    end(signal) {
      server.kill(signal);
      return ended;
    },
  };
}
