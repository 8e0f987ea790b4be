import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { work } from '../packages/sandbox/src/testing/load/customers.ts';
import { fill } from '../packages/sandbox/src/testing/load/fill.ts';
import { killUnderLoad } from '../packages/sandbox/src/testing/load/kills.ts';
import { Meter } from '../packages/sandbox/src/testing/load/meter.ts';
import { startServerProcess } from '../packages/sandbox/src/testing/server-process.ts';
import { withTools } from '../packages/sandbox/src/testing/test-sandbox.ts';
import { startPostgres } from '../packages/sandbox/src/testing/throwaway-postgres.ts';
import { busyReason } from './bench/idle.ts';
import { comparison, type Run, steadiness } from './load/tables.ts';
import { root } from './services/services.ts';
import { findPostgres } from './testing/postgres.ts';

/**
 * `npm run load` measures the sandbox on Postgres with 1,000 and with 100,000 applications, while 64 customers open accounts. `--seconds 120` is the time of
 * each, `--thinks 1000` the milliseconds before a request. `--minutes 30` watches the memory instead, `--kills 100` kills the server again and again.
 * `--write` writes the tables of docs/testing.md. It ends with 1 where a limit is broken.
 */
const { values } = parseArgs({
  options: {
    applications: { type: 'string', default: '1000,100000' },
    customers: { type: 'string', default: '64' },
    seconds: { type: 'string', default: '120' },
    thinks: { type: 'string', default: '1000' },
    minutes: { type: 'string' },
    kills: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const say = (line: string) => console.error(line);
const bin = findPostgres(say);
if (!bin)
  throw new Error('Postgres is not installed. Set QUAYSIDE_POSTGRES_BIN to the folder with initdb and postgres.');
const folder = mkdtempSync(join(tmpdir(), 'quayside-load-'));
const customers = Number(values.customers);
const thinks = Number(values.thinks);
/** Of which copies are made. */
const templates = ['draft', 'under-review', 'opened-cash', 'opened-margin'];
const WARM_UP = 20;
const busy = busyReason();
const machine = busy ? ' Other work ran on the machine, so the figures are preliminary.' : '';

try {
  if (values.kills) await kill(Number(values.kills));
  else if (values.minutes) await watchMemory(Number(values.minutes));
  else await compareSizes(values.applications.split(',').map(Number));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function compareSizes(sizes: readonly number[]): Promise<void> {
  const runs: Run[] = [];
  for (const applications of sizes) runs.push(await measure(applications));
  const { table, broken } = comparison(runs);
  const text = `${customers} customers, each with a pause of ${thinks / 1000} s on average before a request.\n\n${table}`;
  report('npm run load -- --write', text, broken);
}

async function measure(applications: number): Promise<Run> {
  return withServer(async ({ base, url }) => {
    const { api } = withTools({ fetch, close: async () => undefined }, base);
    const made = await Promise.all(
      templates.map((id) => api<{ userId: string; applicationId: string }>('POST', '/scenario', { id })),
    );
    say(`${applications} applications are made …`);
    await fill(url, made, applications);
    const meter = new Meter();
    const opened = await work({ base, customers, thinks, meter, warmUp: WARM_UP, seconds: Number(values.seconds) });
    say(`${opened} accounts were opened beside ${applications} applications`);
    return { applications, figures: (operation) => meter.figures(operation) };
  });
}

async function watchMemory(minutes: number): Promise<void> {
  await withServer(async ({ base, pid }) => {
    const used: number[] = [];
    const watch = setInterval(() => used.push(residentMegabytes(pid)), 5000);
    const seconds = minutes * 60;
    const opened = await work({ base, customers, thinks, meter: new Meter(), warmUp: 0, seconds });
    clearInterval(watch);
    const { table, broken } = steadiness(used, minutes);
    report(
      'npm run load -- --minutes 30 --write',
      `${customers} customers opened ${opened} accounts in ${minutes} minutes.\n\n${table}`,
      broken,
    );
  });
}

async function kill(kills: number): Promise<void> {
  const rows: string[] = [];
  const run = async (name: string, env: Readonly<Record<string, string>>) => {
    const writes = await killUnderLoad(env, kills, (done) => done % 10 === 0 && say(`${name}: ${done} kills`));
    rows.push(`| ${name} | ${kills} | ${writes} | 0 |`);
  };
  await run('PGlite', { DATA_DIR: join(folder, 'pglite') });
  const postgres = await startPostgres(bin ?? '', { durable: true });
  await run('Postgres', { DATA_DIR: join(folder, 'postgres'), DATABASE_URL: postgres.url });
  await postgres.stop();
  const table = ['| database | kills | acknowledged writes | lost |', '|---|---:|---:|---:|', ...rows].join('\n');
  report('npm run load -- --kills 100 --write', `Eight customers wrote.\n\n${table}`, []);
}

async function withServer<T>(task: (at: { base: string; url: string; pid: number }) => Promise<T>): Promise<T> {
  const postgres = await startPostgres(bin ?? '', { durable: true });
  const own = mkdtempSync(join(folder, 'server-'));
  const server = await startServerProcess({ DATA_DIR: own, DATABASE_URL: postgres.url });
  try {
    return await task({ base: server.base, url: postgres.url, pid: server.pid });
  } finally {
    await server.end('SIGTERM');
    await postgres.stop();
  }
}

function residentMegabytes(pid: number): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(stdout.trim()) / 1024;
}

function report(command: string, text: string, broken: readonly string[]): void {
  const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date());
  const whole = `Measured on ${date}.${machine} ${text}`;
  console.log(whole);
  for (const line of broken) console.log(line);
  if (broken.length > 0) process.exitCode = 1;
  if (!values.write) return;
  const page = join(root, 'docs/testing.md');
  const place = new RegExp(`(?<=<!-- table: ${command} -->\\n)[^]*?(?=<!-- end -->)`);
  writeFileSync(
    page,
    readFileSync(page, 'utf8').replace(place, () => `${whole}\n\n`),
  );
}
