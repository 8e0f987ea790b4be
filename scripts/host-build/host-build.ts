import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { hashOfSources, makeWhenStale } from './source-hash.ts';

export type HostBuildOptions = {
  root: string;
  /** folder under hosts/ */
  host: string;
  say: (line: string) => void;
  signal?: AbortSignal;
};

/** The host's own build failed; the message holds what it said. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}

/** Builds those of the hosts that are stale, two at a time: a build keeps more than one core busy and takes about a gigabyte. */
export async function buildHostsWhenStale({
  hosts,
  ...options
}: Omit<HostBuildOptions, 'host'> & { hosts: readonly string[] }): Promise<void> {
  const waiting = [...hosts];
  const work = async () => {
    for (let host = waiting.shift(); host; host = waiting.shift()) await buildHostWhenStale({ ...options, host });
  };
  await Promise.all([work(), work()]);
}

/** Builds hosts/<host> unless its dist was built from these very sources. */
export async function buildHostWhenStale({ root, host, say, signal }: HostBuildOptions): Promise<void> {
  const results = [join(root, 'hosts', host, 'dist/pages.json')];
  await makeWhenStale(root, { stamp: `built-${host}`, hash: hashOfSources(root, host), results }, () => {
    say(`Building ${host}`);
    return runBuild(root, host, signal);
  });
}

function runBuild(root: string, host: string, signal?: AbortSignal): Promise<void> {
  const child = spawn('pnpm', ['--filter', `@quayside/host-${host}`, 'build'], {
    cwd: root,
    signal,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => output.push(part.toString()));
  return new Promise((done, failed) => {
    child.once('error', (error) => failed(new BuildError(`${host} could not be built: ${error.message}`)));
    child.once('close', (code) => {
      if (code === 0) done();
      else failed(new BuildError(`${output.join('')}\n${host} could not be built: its message is above.`));
    });
  });
}
