import type { Account, Application } from '../../packages/contract/src/application.ts';
import type { W8benStanding } from '../../packages/contract/src/w8ben.ts';
import type { Fault } from '../../packages/sandbox/src/development/faults.ts';
import type { Scenario } from '../../packages/sandbox/src/development/scenarios/scenario.ts';
import type { StagedCustomer } from '../../packages/sandbox/src/development/seeds/stage.ts';
import type { AuditEntry } from '../../packages/sandbox/src/domain/audit/trail.ts';
import type { ReviewAction } from '../../packages/sandbox/src/domain/lifecycle/review.ts';

/** All data of a customer in the database, decrypted. */
export type CustomerState = {
  readonly user: { readonly id: string; readonly phone: string; readonly name: string; readonly language: string };
  readonly applications: readonly (Application & { readonly audit: readonly AuditEntry[] })[];
  readonly accounts: readonly Account[];
  readonly w8bens: readonly W8benStanding[];
  readonly audit: readonly AuditEntry[];
};

export type OperationsRow = {
  readonly visit: string;
  readonly type: string;
  readonly step: string | null;
};

export type SentMail = {
  readonly kind: string;
  readonly to: string;
  readonly language: string;
  readonly subject: string;
  readonly body: string;
};

export class SandboxRefusalError extends Error {
  override readonly name = 'SandboxRefusalError';
}

/**
 * Client of the sandbox's own API under /sandbox/api, with which tests read and change the server. Its calls reject with
 * SandboxRefusalError if the sandbox refuses.
 */
export class SandboxApi {
  readonly #url: string;

  /** @param url URL of the sandbox, such as `http://localhost:4100/` */
  constructor(url: string) {
    this.#url = `${url}sandbox/api/`;
  }

  state = (phone: string): Promise<CustomerState> => this.#ask(`state?phone=${encodeURIComponent(phone)}`);

  async stateOf(userId: string): Promise<CustomerState> {
    const users = await this.#ask<readonly CustomerState['user'][]>('users');
    const user = users.find(({ id }) => id === userId);
    if (!user) throw new SandboxRefusalError('There is no such customer.');
    return this.state(user.phone);
  }

  async application(phone: string): Promise<CustomerState['applications'][number]> {
    const { applications } = await this.state(phone);
    const [application] = applications;
    if (!application || applications.length > 1)
      throw new SandboxRefusalError(`The customer has ${applications.length} applications, not one.`);
    return application;
  }

  async applications(phone: string): Promise<Readonly<Record<string, CustomerState['applications'][number]>>> {
    const { applications } = await this.state(phone);
    return Object.fromEntries(applications.map((application) => [application.flow, application]));
  }

  code = async (phone: string): Promise<string> =>
    (await this.#ask<{ code: string }>(`code?phone=${encodeURIComponent(phone)}`)).code;

  mails = (phone: string): Promise<readonly SentMail[]> => this.#ask(`mails?phone=${encodeURIComponent(phone)}`);

  planFaults = (faults: readonly Fault[]): Promise<unknown> => this.#ask('faults', 'PUT', faults);

  /** Returns the stored rows of operations events, as they are in the database. */
  operationsEvents = (): Promise<readonly OperationsRow[]> => this.#ask('operations-events');

  /** Sets whether the server opens accounts on a PC. */
  openOnPc = (opening: 'allowed' | 'refused'): Promise<unknown> => this.#ask('pc-opening', 'PUT', { opening });

  /** Sets how far the server's clock is ahead, in milliseconds, and runs the jobs that are then due. */
  moveClock = (offsetMs: number): Promise<unknown> => this.#ask('clock', 'PUT', { offsetMs });

  faults = (): Promise<readonly Fault[]> => this.#ask('faults');

  review = (applicationId: string, act: ReviewAction): Promise<unknown> =>
    this.#ask('review', 'POST', { applicationId, ...act });

  async scenario(id: string): Promise<Scenario> {
    const found = (await this.#ask<readonly Scenario[]>('scenarios')).find((one) => one.id === id);
    if (!found) throw new SandboxRefusalError(`There is no scenario "${id}".`);
    return found;
  }

  /** Creates a customer in the state of a scenario, and resolves with the mobile number and a login code. */
  persona = (id: string, language = 'en'): Promise<StagedCustomer> => this.#ask('scenario', 'POST', { id, language });

  /** Returns a login code for a customer, as the server of an embedding page requests it. */
  loginCode = async (userId: string): Promise<string> =>
    (await this.#ask<{ loginCode: string }>('login-code', 'POST', { userId })).loginCode;

  async #ask<T>(path: string, method = 'GET', body?: unknown): Promise<T> {
    const answer = await fetch(this.#url + path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
    const { code, data, msg } = (await answer.json()) as { code: number; data: T; msg: string };
    if (code !== 0) throw new SandboxRefusalError(`${method} ${path.split('?')[0]}: ${code} ${msg}`);
    return data;
  }
}
