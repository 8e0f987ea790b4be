import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export type ServiceSpec = {
  /** name in messages and in the `ready` line */
  name: string;
  command: string;
  args: readonly string[];
  env?: Record<string, string>;
  /** receives each line of output except the ready line */
  print: (line: string) => void;
  /** matches the ready line; its group is the address. Default: `listening <url>` */
  readyWhen?: RegExp;
  cwd?: string;
  /** cancels the start; afterwards `end` ends the service */
  signal?: AbortSignal;
};

export type Service = {
  name: string;
  /** what follows `listening ` in its ready line */
  url: string;
  /** resolves with a sentence when it ends without having been asked to */
  failed: Promise<string>;
  /** sends SIGTERM, and SIGKILL after `patience` milliseconds */
  end: (patience?: number) => Promise<void>;
  /** kills it without notice */
  kill: () => Promise<void>;
};

/** A service that could not start or ended; the message names it. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  /** the last lines that it printed */
  readonly lastWords: readonly string[];
  constructor(message: string, lastWords: readonly string[] = []) {
    super(message);
    this.lastWords = lastWords;
  }
}

/** Starts a child process. Resolves at its ready line; rejects with ServiceError if it ends before. */
export async function startService(spec: ServiceSpec): Promise<Service> {
  const { name, readyWhen = /^listening (\S+)/ } = spec;
  // Its own group: Ctrl-C in the terminal reaches us alone, and we end our services in our order.
  const child = spawn(spec.command, spec.args, {
    env: { ...process.env, ...spec.env },
    cwd: spec.cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const giveUp = () => signalGroup(child, 'SIGTERM');
  spec.signal?.addEventListener('abort', giveUp);
  const exited = new Promise<string>((done) => {
    child.once('error', (error) => done(`${name} could not start: ${error.message}`));
    child.once('exit', (code, signal) => done(`${name} ended with ${signal ?? `exit code ${code}`}`));
  });
  const lastWords: string[] = [];
  const url = await new Promise<string>((ready, failed) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        const match = readyWhen.exec(line);
        if (match) return ready(match[1] ?? '');
        lastWords.push(line);
        lastWords.splice(0, lastWords.length - 20);
        spec.print(line);
      });
    }
    void exited.then((how) => failed(new ServiceError(how, lastWords)));
  });

  spec.signal?.removeEventListener('abort', giveUp);

  let asked = false;
  const endBy = async (signal: NodeJS.Signals) => {
    asked = true;
    signalGroup(child, signal);
    await exited;
  };
  return {
    name,
    url,
    failed: new Promise((tell) => {
      void exited.then((how) => asked || tell(how));
    }),
    async end(patience = 5000) {
      const insist = setTimeout(() => signalGroup(child, 'SIGKILL'), patience);
      await endBy('SIGTERM');
      clearTimeout(insist);
    },
    kill: () => endBy('SIGKILL'),
  };
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal);
  } catch {
    // it ended in between
  }
}
