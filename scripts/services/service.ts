import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export type ServiceSpec = {
  /** the name in messages */
  name: string;
  command: string;
  args: readonly string[];
  env?: Record<string, string>;
  /** receives each line of the output except the ready line */
  print: (line: string) => void;
  /** matches the ready line and captures the address; default: `listening <url>` */
  readyWhen?: RegExp;
  cwd?: string;
  /** aborts the start; use `end` afterwards */
  signal?: AbortSignal;
};

export type Service = {
  name: string;
  /** the address in its ready line */
  url: string;
  /** resolves with a message when the service ends unexpectedly */
  failed: Promise<string>;
  /** sends SIGTERM, and SIGKILL after `timeout` milliseconds */
  end: (timeout?: number) => Promise<void>;
  /** sends SIGKILL */
  kill: () => Promise<void>;
};

/** Thrown if a service can't start or ends unexpectedly. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly lastLines: readonly string[];
  constructor(message: string, lastLines: readonly string[] = []) {
    super(message);
    this.lastLines = lastLines;
  }
}

/** Starts a child process. Resolves at its ready line. Rejects with ServiceError if it ends before. */
export async function startService(spec: ServiceSpec): Promise<Service> {
  const { name, readyWhen = /^listening (\S+)/ } = spec;
  // In a separate process group, Ctrl-C does not reach the service, so that `supervise` can end services in order.
  const child = spawn(spec.command, spec.args, {
    env: { ...process.env, ...spec.env },
    cwd: spec.cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const abort = () => signalGroup(child, 'SIGTERM');
  spec.signal?.addEventListener('abort', abort);
  const exited = new Promise<string>((done) => {
    child.once('error', (error) => done(`${name} could not start: ${error.message}`));
    child.once('exit', (code, signal) => done(`${name} ended with ${signal ?? `exit code ${code}`}`));
  });
  const lastLines: string[] = [];
  const url = await new Promise<string>((ready, failed) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        const match = readyWhen.exec(line);
        if (match) return ready(match[1] ?? '');
        lastLines.push(line);
        lastLines.splice(0, lastLines.length - 20);
        spec.print(line);
      });
    }
    void exited.then((how) => failed(new ServiceError(how, lastLines)));
  });

  spec.signal?.removeEventListener('abort', abort);

  let isEnding = false;
  const endBy = async (signal: NodeJS.Signals) => {
    isEnding = true;
    signalGroup(child, signal);
    await exited;
  };
  return {
    name,
    url,
    failed: new Promise((resolve) => {
      void exited.then((message) => isEnding || resolve(message));
    }),
    async end(timeout = 5000) {
      const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), timeout);
      await endBy('SIGTERM');
      clearTimeout(timer);
    },
    kill: () => endBy('SIGKILL'),
  };
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal);
  } catch {
    // The process has ended.
  }
}
