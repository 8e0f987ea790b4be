import { exchangeLoginCode } from '@quayside/contract/calls/user';
import { type CheckContext, KitClient } from './kit-client.ts';
import type { Ability, TestInterface } from './test-interface.ts';

/** The profiles of the kit. Each is a set of checks. */
export const profiles = [
  'core',
  'opening',
  'digital-id',
  'uploads',
  'joint',
  'derivatives',
  'w8ben',
  'account',
] as const;
/** A set of checks. A server conforms to a profile if it passes all of them. */
export type Profile = (typeof profiles)[number];

/** A check of one behaviour of a server. */
export type Check = {
  /** `<profile>.<words>`. It never changes after its publication. */
  readonly id: `${Profile}.${string}`;
  /** The expected behaviour of the server, as a sentence. */
  readonly title: string;
  /** The reason why a client needs this behaviour. */
  readonly reliesOn: string;
  /** The section of docs/build-the-server.md that describes the behaviour. */
  readonly section: string;
  /** The abilities of the test interface that the check needs. Empty for a read-only check. */
  readonly needs: readonly Ability[];
  readonly run: (kit: Kit) => Promise<void>;
};

/** The clients and the test interface with which a check tests a server. */
export class Kit {
  readonly line: CheckContext;
  readonly #test: TestInterface | undefined;

  constructor(line: CheckContext, test: TestInterface | undefined) {
    this.line = line;
    this.#test = test;
  }

  /** The test interface. A check must list the abilities that it uses in `needs`. */
  get test(): TestInterface {
    if (!this.#test) throw new TypeError('A check without `needs` uses the test interface.');
    return this.#test;
  }

  /** Returns a device that is not signed in. */
  visitor(): KitClient {
    return new KitClient(this.line);
  }

  /** Returns a device with a new customer. */
  async customer(): Promise<KitClient> {
    return this.signIn(await this.test.customer());
  }

  /** Returns a device with a new customer, and the mobile number for an invitation. */
  async invitee(): Promise<{ readonly client: KitClient; readonly mobile: string }> {
    const { mobile = '', ...customer } = await this.test.customer();
    return { client: await this.signIn(customer), mobile };
  }

  /** Returns another device of a customer. */
  async deviceOf({ userId }: KitClient): Promise<KitClient> {
    return this.signIn(await this.test.loginCode(userId));
  }

  /** Runs a task while the server's clock is `offsetMs` ahead. */
  async later<T>(offsetMs: number, task: () => Promise<T>): Promise<T> {
    await this.test.moveClock(offsetMs);
    this.line.skew += offsetMs;
    try {
      return await task();
    } finally {
      await this.test.moveClock(0);
      this.line.skew -= offsetMs;
    }
  }

  private async signIn({ loginCode }: { readonly loginCode: string }): Promise<KitClient> {
    const client = this.visitor();
    const { token, userId } = await client.call(exchangeLoginCode, { loginCode });
    return Object.assign(client, { token, userId });
  }
}
