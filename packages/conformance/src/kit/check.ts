import { exchangeLoginCode } from '@quayside/contract/calls/user';
import { type CheckContext, KitClient } from './kit-client.ts';
import type { Ability, TestInterface } from './test-interface.ts';

/** The profiles that the kit can test. Each is a set of checks. */
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

/** A check of one behaviour of a server. The function `run` throws if the server behaves differently. */
export type Check = {
  /** The id of the check in reports: `<profile>.<words>`. It never changes after its publication. */
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

/** What a check works with: clients of the server, and its test interface. */
export class Kit {
  readonly line: CheckContext;
  readonly #test: TestInterface | undefined;

  constructor(line: CheckContext, test: TestInterface | undefined) {
    this.line = line;
    this.#test = test;
  }

  /** The test interface. Throws a `TypeError` in a check whose `needs` are empty. */
  get test(): TestInterface {
    if (!this.#test) throw new TypeError('A check without `needs` uses the test interface.');
    return this.#test;
  }

  /** Returns a client on a new device that is not signed in. */
  visitor(): KitClient {
    return new KitClient(this.line);
  }

  /** Returns a client that is signed in as a new customer. */
  async customer(): Promise<KitClient> {
    return this.signIn(await this.test.customer());
  }

  /** Returns a client that is signed in as a new customer, and the mobile number to which an invitation can be sent. */
  async invitee(): Promise<{ readonly client: KitClient; readonly mobile: string }> {
    const { mobile = '', ...customer } = await this.test.customer();
    return { client: await this.signIn(customer), mobile };
  }

  /** Returns a client that is signed in as the same customer on another device. */
  async deviceOf({ userId }: KitClient): Promise<KitClient> {
    return this.signIn(await this.test.loginCode(userId));
  }

  /** Runs a task while the server's clock is `offsetMs` ahead, and then resets the clock. */
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
