import { createSandbox, type Sandbox, type SandboxOptions } from '../sandbox.ts';
import { TestClient } from './client.ts';
import { defaultDatabase } from './databases/databases.ts';
import { templates } from './templates.ts';

type Served = Pick<Sandbox, 'fetch' | 'close'>;

export type TestSandbox = Served & {
  readonly client: () => TestClient;
  /** Signs up a customer and returns their client; by default each customer has a new number. */
  readonly customer: (phone?: string) => Promise<TestClient & { readonly phone: string }>;
  /** Calls /sandbox/api and returns the data; throws unless the response has code 0. */
  readonly api: <T>(verb: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) => Promise<T>;
};

const base = 'http://sandbox.test';
let phones = 0;

/** Creates a sandbox with test tools. Without options, its database is empty and of the kind that `defaultDatabase` names. */
export async function openTestSandbox(options: SandboxOptions = {}): Promise<TestSandbox> {
  const sandbox = await createSandbox({
    templates,
    ...(options.dataDir || options.database || options.databaseUrl ? {} : await defaultDatabase.start()),
    report: (error) => {
      throw error;
    },
    ...options,
  });
  return addTestTools(sandbox, base, options.clock);
}

/** Adds the test tools to a server whose base URL is `at`. */
export function addTestTools(sandbox: Served, at: string, clock: () => Date = () => new Date()): TestSandbox {
  const api = async <T>(verb: string, path: string, body?: unknown): Promise<T> => {
    const request = new Request(`${at}/sandbox/api${path}`, {
      method: verb,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
    const envelope = (await (await sandbox.fetch(request)).json()) as { code: number; data: T; msg: string };
    if (envelope.code !== 0) throw new Error(`${path}: ${envelope.code} ${envelope.msg}`);
    return envelope.data;
  };
  const client = () => new TestClient(sandbox.fetch, { base: at, now: () => clock().getTime() });
  return {
    ...sandbox,
    api,
    client,
    async customer(phone = `+65${80000000 + ((process.pid * 1000 + (phones += 1)) % 19999999)}`) {
      const one = client();
      await one.signIn(phone, async () => {
        const { code } = await api<{ code: string }>('GET', `/code?phone=${encodeURIComponent(phone)}`);
        return code;
      });
      return Object.assign(one, { phone });
    },
  };
}
