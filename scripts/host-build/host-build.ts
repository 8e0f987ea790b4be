import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { areFilesStale, hashSources, markFresh, markStale } from './source-hash.ts';

export type HostBuildOptions = {
  root: string;
  /** The name of the host's folder in hosts/. */
  host: string;
  say: (line: string) => void;
  signal?: AbortSignal;
};

/** Thrown if the build of a host fails. The message contains the output of the build. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}

/**
 * Builds those hosts whose `dist` is missing or was built from other sources. One process builds all of them, because
 * they share most of the work. Rejects with BuildError if a build fails.
 */
export async function buildHostsWhenStale({
  root,
  hosts,
  say,
  signal,
}: Omit<HostBuildOptions, 'host'> & { hosts: readonly string[] }): Promise<void> {
  const made = hosts.map((host) => ({
    host,
    stamp: `built-${host}`,
    hash: hashSources(root, host),
    results: [join(root, 'hosts', host, 'dist/pages.json')],
  }));
  const stale = made.filter((one) => areFilesStale(root, one));
  if (stale.length === 0) return;
  const names = stale.map(({ host }) => host);
  say(`Building ${names.join(', ')}`);
  for (const one of stale) markStale(root, one);
  await runBuild(root, names, signal);
  for (const one of stale) markFresh(root, one);
}

/** Builds a host, unless its `dist` was built from the same sources. Rejects with BuildError if the build fails. */
export const buildHostWhenStale = ({ host, ...options }: HostBuildOptions): Promise<void> =>
  buildHostsWhenStale({ ...options, hosts: [host] });

function runBuild(root: string, hosts: readonly string[], signal?: AbortSignal): Promise<void> {
  const script = join(import.meta.dirname, 'build-hosts.ts');
  const folders = hosts.map((host) => join(root, 'hosts', host));
  const child = spawn(
    process.execPath,
    ['--conditions=quayside-source', '--disable-warning=ExperimentalWarning', script, ...folders],
    { cwd: root, signal, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => output.push(part.toString()));
  const names = hosts.join(', ');
  return new Promise((done, failed) => {
    child.once('error', (error) => failed(new BuildError(`${names} could not be built: ${error.message}`)));
    child.once('close', (code) => {
      if (code === 0) done();
      else failed(new BuildError(`${output.join('')}\n${names} could not be built: its message is above.`));
    });
  });
}
