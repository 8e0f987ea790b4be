import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

/** Folder with the programs `initdb` and `postgres`, such as /usr/lib/postgresql/15/bin. Without it, the Postgres suites do not run. */
export const postgresBin = process.env.QUAYSIDE_POSTGRES_BIN;

/** A Postgres server that ends together with the process that started it. `url` is the URL of its first database. */
export type ThrowawayPostgres = { readonly url: string; readonly stop: () => Promise<void> };

let ofThisProcess: Promise<ThrowawayPostgres> | undefined;
let databases = 0;

/** Creates an empty database on a Postgres server that all suites of this process share. Returns the URL. */
export async function freshDatabase(bin: string): Promise<string> {
  ofThisProcess ??= startPostgres(bin);
  return emptyDatabase((await ofThisProcess).url);
}

/** Creates a database on the server of `url`, which another process may have started. Returns the URL of the new database. */
export async function emptyDatabase(url: string): Promise<string> {
  databases += 1;
  const name = `suite_${process.pid}_${databases}`;
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return new URL(name, url).href;
}

/** Shell script that stops the server and removes its folder when standard input ends. It therefore ends even if the test worker is killed. */
const guard = `
  "$1" -D "$2/data" -c "fsync=$4" -c listen_addresses=127.0.0.1 -c "port=$3" -c "unix_socket_directories=$2" </dev/null &
  cat >/dev/null
  kill -INT $!
  wait $!
  rm -rf "$2"`;

/** Starts a Postgres server in a temporary folder. A `durable` server writes to the disk as a real one does; by default it does not. */
export async function startPostgres(bin: string, { durable = false } = {}): Promise<ThrowawayPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-postgres-'));
  const user = unprivilegedUser();
  if (user) {
    chownSync(folder, user.uid, user.gid);
    chmodSync(folder, 0o700);
  }
  const place = { ...user, cwd: folder };
  const data = ['-D', join(folder, 'data'), '-U', 'quayside', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  execFileSync(join(bin, 'initdb'), data, { ...place, stdio: 'pipe' });
  const port = await freePort();
  const fsync = durable ? 'on' : 'off';
  const server = spawn('sh', ['-c', guard, 'sh', join(bin, 'postgres'), folder, String(port), fsync], {
    ...place,
    detached: true, // Ctrl-C ends the tests, which end the server
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  await ready(server);
  server.unref();
  return {
    url: `postgres://quayside@127.0.0.1:${port}/postgres`,
    stop: async () => {
      server.ref();
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.stdin.end();
      await ended;
    },
  };
}

/** Returns the ids of a user without privileges if this process runs as root, because Postgres refuses to. Otherwise returns undefined. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string, name: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }).toString());
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', name), gid: idOf('-g', name) };
    } catch {
      continue;
    }
  }
  return undefined;
}

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const ready = (server: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = '';
    server.stderr?.on('data', (text: Buffer) => {
      said += text.toString();
      if (said.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`Postgres did not start: ${said}`)));
  });
