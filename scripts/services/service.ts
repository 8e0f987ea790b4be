import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export type ServiceSpec = {
  /** The name of the service in messages. */
  name: string;
  command: string;
  args: readonly string[];
  env?: Record<string, string>;
  /** Receives each line of the output except the ready line. */
  print: (line: string) => void;
  /** Matches the ready line and captures the address. Default: `listening <url>`. */
  readyWhen?: RegExp;
  cwd?: string;
  /** Aborts the start. After the start, call `end` instead. */
  signal?: AbortSignal;
};

export type Service = {
  name: string;
  /** The address in the ready line. */
  url: string;
  /** Resolves with a message if the service ends before `end` or `kill` is called. */
  failed: Promise<string>;
  /** Ends the service with SIGTERM, and with SIGKILL after `timeout` milliseconds. */
  end: (timeout?: number) => Promise<void>;
  /** Ends the service at once with SIGKILL. */
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

/** Starts a child process, and resolves when it prints its ready line. Rejects with ServiceError if the process ends before that. */
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
