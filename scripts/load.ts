import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { copyTemplates } from '../packages/sandbox/src/testing/load/copy-templates.ts';
import { simulateCustomers } from '../packages/sandbox/src/testing/load/customers.ts';
import { killUnderLoad } from '../packages/sandbox/src/testing/load/kills.ts';
import { Meter } from '../packages/sandbox/src/testing/load/meter.ts';
import { startServerProcess } from '../packages/sandbox/src/testing/server-process.ts';
import { addTestTools } from '../packages/sandbox/src/testing/test-sandbox.ts';
import { startPostgres } from '../packages/sandbox/src/testing/throwaway-postgres.ts';
import { findBusyReason } from './bench/idle.ts';
import { writeMeasuredTable } from './docs/measured-table.ts';
import { measureQueue } from './load/queue.ts';
import { compareLoads, type LoadRun, memoryGrowth } from './load/tables.ts';
import { repositoryRoot } from './services/services.ts';
import { findPostgres } from './testing/postgres.ts';

/*
 * `npm run task -- load` measures the sandbox on Postgres with 1,000 and with 100,000 applications, while 64 customers open accounts.
 * `--seconds` is the duration of each, and `--thinks` the mean milliseconds before a request. `--queue 1000,1000000` measures the
 * reviewer's console with these numbers of applications instead, `--minutes 30` watches the memory, and `--kills 100` kills the server
 * repeatedly. `--write` writes the tables of docs/load.md. It fails above a limit.
 */

const { values } = parseArgs({
  options: {
    applications: { type: 'string', default: '1000,100000' },
    customers: { type: 'string', default: '64' },
    seconds: { type: 'string', default: '120' },
    thinks: { type: 'string', default: '1000' },
    queue: { type: 'string' },
    minutes: { type: 'string' },
    kills: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const say = (line: string) => console.error(line);
const postgresFolder = findPostgres(say) ?? '';
if (!postgresFolder)
  throw new Error('Postgres is not installed. Set QUAYSIDE_POSTGRES_BIN to the folder with initdb and postgres.');
const folder = mkdtempSync(join(tmpdir(), 'quayside-load-'));
const customers = Number(values.customers);
const thinks = Number(values.thinks);
/** The scenarios whose applications are copied to fill the database. */
const templates = ['draft', 'under-review', 'opened-cash', 'opened-margin'];
const warmUpSeconds = 20;
const machine = findBusyReason() ? ' Other work ran on the machine, so the figures are preliminary.' : '';

try {
  if (values.kills) await measureKills(Number(values.kills));
  else if (values.queue) await measureConsole(values.queue.split(',').map(Number));
  else if (values.minutes) await measureMemory(Number(values.minutes));
  else await measureSizes(values.applications.split(',').map(Number));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measureSizes(sizes: readonly number[]): Promise<void> {
  const runs: LoadRun[] = [];
  for (const applications of sizes) runs.push(await measureLoad(applications));
  const { table, exceeded } = compareLoads(runs);
  const text = `${customers} customers, each with a pause of ${thinks / 1000} s on average before a request.\n\n${table}`;
  report('npm run task -- load --write', text, exceeded);
}

async function measureLoad(applications: number): Promise<LoadRun> {
  return withServer(async ({ base, url }) => {
    const { api } = addTestTools({ fetch, close: async () => undefined }, base);
    const made = await Promise.all(
      templates.map((id) => api<{ userId: string; applicationId: string }>('POST', '/scenario', { id })),
    );
    say(`Creating ${applications} applications`);
    await copyTemplates(url, made, applications);
    const meter = new Meter();
    const seconds = Number(values.seconds);
    const opened = await simulateCustomers({ base, customers, thinks, meter, warmUp: warmUpSeconds, seconds });
    say(`${opened} accounts were opened beside ${applications} applications`);
    return { applications, figures: (operation) => meter.figures(operation) };
  });
}

async function measureConsole(sizes: readonly number[]): Promise<void> {
  const postgres = await startPostgres(postgresFolder);
  try {
    const { table, exceeded } = await measureQueue(postgres.url, sizes, say);
    report('npm run task -- load --queue 1000,1000000 --write', `Medians in milliseconds.\n\n${table}`, exceeded);
  } finally {
    await postgres.stop();
  }
}

async function measureMemory(minutes: number): Promise<void> {
  await withServer(async ({ base, pid }) => {
    const used: number[] = [];
    const timer = setInterval(() => used.push(residentMegabytes(pid)), 5000);
    const opened = await simulateCustomers({
      base,
      customers,
      thinks,
      meter: new Meter(),
      warmUp: 0,
      seconds: minutes * 60,
    });
    clearInterval(timer);
    const { table, exceeded } = memoryGrowth(used, minutes);
    const text = `${customers} customers opened ${opened} accounts in ${minutes} minutes.\n\n${table}`;
    report('npm run task -- load --minutes 30 --write', text, exceeded);
  });
}

async function measureKills(kills: number): Promise<void> {
  const rows: string[] = [];
  const run = async (name: string, env: Readonly<Record<string, string>>) => {
    const writes = await killUnderLoad(env, kills, (done) => done % 10 === 0 && say(`${name}: ${done} kills`));
    rows.push(`| ${name} | ${kills} | ${writes} | 0 |`);
  };
  await run('PGlite', { DATA_DIR: join(folder, 'pglite') });
  const postgres = await startPostgres(postgresFolder, { durable: true });
  await run('Postgres', { DATA_DIR: join(folder, 'postgres'), DATABASE_URL: postgres.url });
  await postgres.stop();
  const table = ['| database | kills | acknowledged writes | lost |', '|---|---:|---:|---:|', ...rows].join('\n');
  report('npm run task -- load --kills 100 --write', `Eight customers wrote.\n\n${table}`, []);
}

async function withServer<T>(task: (server: { base: string; url: string; pid: number }) => Promise<T>): Promise<T> {
  const postgres = await startPostgres(postgresFolder, { durable: true });
  const dataFolder = mkdtempSync(join(folder, 'server-'));
  const server = await startServerProcess({ DATA_DIR: dataFolder, DATABASE_URL: postgres.url });
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

function report(command: string, text: string, exceeded: readonly string[]): void {
  console.log(`${text}${machine}`);
  for (const line of exceeded) console.log(line);
  if (exceeded.length > 0) process.exitCode = 1;
  if (values.write) writeMeasuredTable(join(repositoryRoot, 'docs/load.md'), command, `.${machine} ${text}`);
}
