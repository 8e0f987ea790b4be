import { applicationStates } from '@quayside/contract/application';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { allMigrations } from '../../domain/storage/migrations/all.ts';
import { openDatabase } from '../../kernel/storage/database.ts';
import { openTestSandbox, type TestSandbox } from '../test-sandbox.ts';
import { emptyDatabase } from '../throwaway-postgres.ts';
import { copyTemplates, listedApplications, type Template } from './copy-templates.ts';

/** The scenarios whose applications fill the queue: each state, several flows and two editions. */
const scenarios = [
  ['draft', 'sg'],
  ['under-review', 'sg'],
  ['under-review', 'hk'],
  ['rejected-unclear-image', 'sg'],
  ['opened-cash', 'sg'],
  ['opened-margin', 'hk'],
  ['failed-final', 'sg'],
  ['options-under-review', 'sg'],
  ['options-opened', 'hk'],
  ['w8ben-under-review', 'sg'],
] as const;

/** A query of the console, and its plan as `explain` prints it. */
type PlannedQuery = { readonly query: string; readonly plan: string };

/** A database with many applications, and a sandbox in this process that serves the reviewer's console from it. */
export class FilledQueue {
  readonly #sandbox: TestSandbox;
  readonly #pool: Pool;
  readonly #asked: Map<string, unknown[]>;
  readonly #templates: readonly Template[];

  private constructor(sandbox: TestSandbox, pool: Pool, asked: Map<string, unknown[]>, templates: readonly Template[]) {
    this.#sandbox = sandbox;
    this.#pool = pool;
    this.#asked = asked;
    this.#templates = templates;
  }

  /** Creates a database on the server of `server`, and fills it with a number of applications. */
  static async create(server: string, applications: number): Promise<FilledQueue> {
    const url = await emptyDatabase(server);
    const pool = new Pool({ connectionString: url, max: 1 });
    const asked = new Map<string, unknown[]>();
    const logger = { logQuery: (query: string, params: unknown[]) => void asked.set(query, params) };
    const database = await openDatabase(drizzle({ client: pool, logger }), allMigrations, () => pool.end());
    const sandbox = await openTestSandbox({ database });
    const templates: Template[] = [];
    for (const [id, edition] of scenarios) templates.push(await sandbox.api('POST', '/scenario', { id, edition }));
    await copyTemplates(url, templates, applications, listedApplications);
    return new FilledQueue(sandbox, pool, asked, templates);
  }

  /** Returns the paths of the console to measure, by what a reviewer does: the whole queue, each filter, a search, and an application of each kind. */
  async pages(): Promise<Readonly<Record<string, string>>> {
    const queue = await this.#read('/sandbox/applications');
    const reviewed = await this.#read(`/sandbox/applications/${this.#templates[1]?.applicationId}`);
    const [reference] = /[A-Z]+-\d{8}-\w+/.exec(reviewed) ?? [];
    const filters = [
      ...applicationStates.map((state) => `state=${state}`),
      ...optionsOf(queue, 'flow').map((flow) => `flow=${flow}`),
      ...optionsOf(queue, 'edition').map((edition) => `edition=${edition}`),
      'state=under-review&flow=options',
      'state=draft&flow=options',
      'state=opened&flow=options&edition=hk',
      'state=draft&flow=opening&edition=hk',
    ];
    return {
      'all applications': '/sandbox/applications',
      ...Object.fromEntries(
        filters.map((filter) => [filter.replaceAll('&', ', ').replaceAll('=', ' '), `/sandbox/applications?${filter}`]),
      ),
      'reference that exists': `/sandbox/applications?reference=${reference}`,
      'reference that does not exist': '/sandbox/applications?reference=OA-20200101-NONE',
      ...Object.fromEntries(
        scenarios.map(([id, edition], at) => [
          `open ${id} ${edition}`,
          `/sandbox/applications/${this.#templates[at]?.applicationId}`,
        ]),
      ),
    };
  }

  /** Returns how many milliseconds a page takes. */
  async time(path: string): Promise<number> {
    const startedAt = performance.now();
    await this.#read(path);
    return performance.now() - startedAt;
  }

  /** Returns the plans of a page's queries, with the rows and buffers of their execution. */
  async plans(path: string): Promise<readonly PlannedQuery[]> {
    this.#asked.clear();
    await this.#read(path);
    const found: PlannedQuery[] = [];
    for (const [query, params] of [...this.#asked].filter(([query]) => query.startsWith('select'))) {
      const { rows } = await this.#pool.query<{ 'QUERY PLAN': string }>(
        `explain (analyze, buffers, costs off, timing off, summary off) ${query}`,
        params,
      );
      found.push({ query, plan: rows.map((row) => row['QUERY PLAN']).join('\n') });
    }
    return found;
  }

  async close(): Promise<void> {
    await this.#sandbox.close();
  }

  async #read(path: string): Promise<string> {
    const response = await this.#sandbox.fetch(new Request(`http://sandbox.test${path}`));
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response.text();
  }
}

/** Returns the values that a filter of the queue offers, without `All`. */
function optionsOf(page: string, name: string): readonly string[] {
  const [select = ''] = new RegExp(`<select id="${name}"[^]*?</select>`).exec(page) ?? [];
  return [...select.matchAll(/value="([^"]+)"/g)].map(([, value = '']) => value);
}
