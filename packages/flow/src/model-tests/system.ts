import { CallError } from '@quayside/api/errors';
import { getApplication, submitApplication } from '@quayside/contract/calls/opening';
import { register, sendCode } from '@quayside/contract/calls/user';
import { reasonCodes } from '@quayside/contract/reasons';
import { getApplicableSteps, isSatisfied } from '@quayside/rules/journey';
import { FlowNotLoadedError } from '../flow-runtime/flow-runtime.ts';
import { type TypingKind, typedAnswers } from './customer-answers.ts';
import { Device, type TestServer, testServerUrl } from './device.ts';
import { firstHolderAnswers, type JourneyName, type TestedJourney, testedJourneys } from './journeys.ts';
import { Oracle } from './oracle.ts';
import { Page } from './page.ts';
import { picture } from './picture.ts';

/** The time in milliseconds between two login codes, because the server refuses a second code within a minute. */
const betweenCodesMs = 61_000;
/** The maximum number of missing steps that `finish` answers. */
const fewSteps = 5;

/** The starting point of a test: the number of completed steps, all but the signature, all steps, submitted, or sent back. */
export type StartingState = {
  readonly journey: JourneyName;
  readonly at: number | 'unsigned' | 'complete' | 'submitted' | 'sent-back';
};

/** The ids of the steps that each device reports as unsent, by name of the device. */
export type UnsentStepsByDevice = Readonly<Record<string, readonly string[]>>;

/** One customer with two devices, and a reviewer. Commands act on this system, and the oracle checks it after each command. */
export class System {
  readonly oracle: Oracle;
  readonly tested: TestedJourney;
  #server: TestServer;
  /** The id of the application that a reviewer sees. In a joint account, it is that of the first holder. */
  #applicationId = '';
  #phone = '';
  #devices: readonly [Device, Device];
  #signedIn = new Set<Device>();
  #device: Device;
  #pages = new Map<Device, Page>();
  #typings = 0;

  private constructor(server: TestServer, journey: JourneyName) {
    this.#server = server;
    this.tested = testedJourneys[journey];
    this.#devices = [new Device('first', server), new Device('second', server)];
    this.#device = this.#devices[0];
    this.oracle = new Oracle(journey, new Device('observer', server, this.#device), server.writes);
  }

  static async start(server: TestServer, { journey, at }: StartingState): Promise<System> {
    const system = new System(server, journey);
    const all = Object.entries(system.tested.answers);
    const count = typeof at === 'number' ? at : all.length - (at === 'unsigned' ? 1 : 0);
    const answers = Object.fromEntries(all.slice(0, count));
    const sentBack = at === 'sent-back' && journey === 'sole-holder';
    if (sentBack) system.oracle.sentBack();
    const submitted = at === 'submitted' || at === 'sent-back';
    const parts = journey === 'sole-holder' ? { answers } : { answers: firstHolderAnswers, second: { answers } };
    const { phone, loginCode, applicationId } = await server.customer({ ...parts, submitted, sentBack });
    system.#applicationId = applicationId ?? '';
    system.#phone = phone;
    await system.#device.signIn(loginCode);
    system.#signedIn.add(system.#device);
    await system.open();
    await system.#check();
    return system;
  }

  /** Runs a command, then the checks of the oracle. Rejects with InvariantViolation if a check fails. */
  async run(command: (system: this, page: Page) => unknown): Promise<void> {
    try {
      await command(this, this.#page ?? (await this.open()));
    } catch (error) {
      // offline, or refused by the server: the customer sees a message, and the oracle checks the typed answers
      if (!(error instanceof CallError || error instanceof FlowNotLoadedError)) throw error;
    }
    await this.#page?.settled();
    await this.#check();
  }

  /** Opens both devices online, and checks that they show their stored answers. Resolves to the steps that each device reports as unsent. */
  async end(): Promise<UnsentStepsByDevice> {
    for (const device of this.#devices) {
      if (!this.#signedIn.has(device)) continue;
      device.restoreNetwork();
      this.#device = device;
      const page = await this.open();
      for (const step of this.oracle.waitingOn(device)) {
        if (!page.runtime.answers.canEdit(step)) continue;
        await page.show(`/${step}`);
        this.oracle.checkShownAgain(page, step);
        await page.settled();
      }
      await this.#check();
    }
    return Object.fromEntries(this.#devices.map(({ name, unsent }) => [name, unsent]));
  }

  /** Restarts the app on the device in use. */
  async open(step?: string): Promise<Page> {
    this.#page?.close();
    const page = new Page(this.#device, this.tested.flow);
    this.#pages.delete(this.#device);
    await page.open(step);
    this.#pages.set(this.#device, page);
    this.oracle.seen(page);
    return page;
  }

  /** Ends the app on the device in use, without storing or sending input. */
  kill(page: Page): void {
    page.close();
    this.#pages.delete(this.#device);
  }

  failCalls(calls: number, answers: 'before' | 'lost'): void {
    this.#device.fail(calls, answers);
  }

  async type(page: Page, kind: TypingKind, how: 'at-once' | 'by-pages' = 'at-once'): Promise<void> {
    const { on, runtime } = page;
    if (!on || !runtime.answers.canEdit(on.step)) return;
    this.oracle.seen(page);
    this.#typings += 1;
    const values = await typedAnswers(runtime, on.step, kind, this.#typings, {
      answers: this.tested.answers,
      upload: (document) => this.#upload(page, document),
    });
    if (page.on !== on) return;
    await (how === 'by-pages' ? page.typeByPages(values) : page.type(values));
    this.oracle.typed(page);
  }

  /** Runs `meanwhile` before the response to `call` arrives. Rejects with the error of `call`. */
  async during(call: Promise<unknown>, meanwhile: () => Promise<void>): Promise<void> {
    const outcome = call.catch((error: unknown) => error);
    await meanwhile();
    const error = await outcome;
    if (error instanceof Error) throw error;
  }

  /** Continues during a read of the application, whose older response arrives after that of the save. */
  async continueDuringRead(page: Page): Promise<void> {
    this.#device.hold();
    await this.during(page.runtime.refresh(), () => page.goOn().finally(() => this.#device.release()));
  }

  /** Completes the missing steps, if they are few, and submits. */
  async finish(page: Page): Promise<void> {
    const { runtime } = page;
    const missing = () => {
      const context = runtime.answers.context();
      return getApplicableSteps(runtime.steps, context).filter((step) => !isSatisfied(step, context));
    };
    if (missing().length > fewSteps) return;
    for (let tries = 0; tries < 2 * fewSteps; tries += 1) {
      const [next] = missing();
      if (!next) return void (await runtime.submit());
      await page.show(`/${next.id}`);
      await this.type(page, 'complete');
      await page.goOn();
    }
  }

  async switchDevice(): Promise<void> {
    this.#device = this.#devices[this.#device === this.#devices[0] ? 1 : 0];
    if (!this.#signedIn.has(this.#device)) await this.#signIn();
    if (!this.#page) await this.open();
  }

  /** Types into a step on the other device, and leaves the step there. */
  async typeElsewhere(step: string | undefined, kind: TypingKind): Promise<void> {
    if (!step) return;
    await this.switchDevice();
    try {
      const page = this.#page ?? (await this.open());
      await page.show(`/${step}`);
      await this.type(page, kind);
      await page.back();
      await page.settled();
      await this.#check();
    } finally {
      await this.switchDevice();
    }
  }

  async choose({ on }: Page, which: 'here' | 'there'): Promise<void> {
    if (!on?.session.conflict) return;
    if (which === 'there') this.oracle.discarded(this.#device, on.step);
    await on.session.choose(which);
  }

  /** Submits the part of the first holder of a joint account. */
  async submitFirstHolder(): Promise<void> {
    const { client } = this.oracle.observer;
    const first = await client.call(getApplication, { flow: 'opening' });
    if (first) await client.call(submitApplication, { applicationId: first.id, revision: first.revision });
  }

  /** Sends the requirements at these indices back, as a reviewer does. */
  async reject(page: Page, items: readonly number[]): Promise<void> {
    const requirements = this.oracle.application?.requirements ?? [];
    const rejected = new Set(items.map((item) => requirements[item % requirements.length]?.id ?? ''));
    for (const requirement of rejected)
      if (requirement) await this.review({ act: 'reject', requirement, code: reasonCodes[1] });
    await this.review({ act: 'send-back' });
    this.oracle.sentBack();
    await page.runtime.refresh();
    this.oracle.checkOpenSteps(page, rejected);
  }

  async review(act: object): Promise<void> {
    const application = this.oracle.application;
    if (application?.state !== 'under-review') return;
    const party = this.oracle.journey === 'sole-holder' ? 'holder' : 'joint-holder';
    await this.#sandbox('/review', { applicationId: this.#applicationId || application.id, party, ...act });
  }

  get #page(): Page | undefined {
    return this.#pages.get(this.#device);
  }

  async #check(): Promise<void> {
    await this.oracle.check(this.#page, this.#device);
    if (this.#page) this.oracle.seen(this.#page);
  }

  /** Uploads a file and retries until it succeeds, as a customer would. All attempts with a file are one operation. */
  async #upload(page: Page, kind: string): Promise<string> {
    const file = picture(kind);
    for (;;) {
      try {
        return (await page.runtime.files.upload(kind, file)).documentId;
      } catch (error) {
        if (!(error instanceof CallError && error.retryable)) throw error;
      }
    }
  }

  async #signIn(): Promise<void> {
    this.#server.wait(betweenCodesMs);
    await this.#device.client.call(sendCode, { phone: this.#phone });
    const { code } = await this.#sandbox<{ code: string }>(`/code?phone=${encodeURIComponent(this.#phone)}`);
    const { loginCode } = await this.#device.client.call(register, { phone: this.#phone, code });
    await this.#device.signIn(loginCode);
    this.#signedIn.add(this.#device);
  }

  async #sandbox<T>(path: string, body?: object): Promise<T> {
    const request = new Request(`${testServerUrl}sandbox/api${path}`, {
      method: body ? 'POST' : 'GET',
      ...(body ? { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } } : {}),
    });
    const { code, data, msg } = (await (await this.#server.fetch(request)).json()) as {
      code: number;
      data: T;
      msg: string;
    };
    if (code !== 0) throw new Error(`${path}: ${msg}`);
    return data;
  }
}
