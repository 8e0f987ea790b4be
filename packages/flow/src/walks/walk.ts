import { CallError } from '@quayside/api/errors';
import { getApplication, submitApplication } from '@quayside/contract/calls/opening';
import { register, sendCode } from '@quayside/contract/calls/user';
import { reasonCodes } from '@quayside/contract/reasons';
import { applicable, isSatisfied } from '@quayside/rules/journey';
import { FlowNotLoadedError } from '../flow-runtime/flow-runtime.ts';
import { base, Device, type Place } from './device.ts';
import { Oracle } from './oracle.ts';
import { Page } from './page.ts';
import { picture } from './picture.ts';
import type { Act, Manner, Plan } from './plan.ts';
import { typingFor } from './typing.ts';
import { firstHolder, type Walked, walked } from './walked.ts';

/** A second code is not sent at once. */
const betweenCodesMs = 61_000;
/** So many steps are little: nobody walks through a whole opening in one act. */
const few = 5;

export type Told = Readonly<Record<string, readonly string[]>>;

/** One customer's walk through the opening: two devices, a reviewer, and an oracle that checks after every act. Throws InvariantViolation. */
export class Walk {
  #place: Place;
  #walked: Walked;
  /** what a reviewer looks at: of a joint account the first holder's */
  #principal = '';
  #phone = '';
  #devices: readonly [Device, Device];
  #signedIn = new Set<Device>();
  #at: Device;
  #pages = new Map<Device, Page>();
  #oracle: Oracle;
  #typed = 0;

  private constructor(place: Place, walked: Walked) {
    this.#place = place;
    this.#walked = walked;
    this.#devices = [new Device('first', place), new Device('second', place)];
    this.#at = this.#devices[0];
    this.#oracle = new Oracle(walked, new Device('observer', place, this.#at), place.writes);
  }

  /** @returns by device, the steps whose loss is said there in the end */
  static async run(place: Place, plan: Plan): Promise<Told> {
    const walk = new Walk(place, walked[plan.walker]);
    await walk.#begin(plan);
    for (const act of plan.acts) {
      await walk.#do(act);
      await walk.#look();
    }
    await walk.#end();
    return Object.fromEntries(walk.#devices.map(({ name, unsent }) => [name, unsent]));
  }

  get #page(): Page | undefined {
    return this.#pages.get(this.#at);
  }

  async #begin({ walker, start }: Plan): Promise<void> {
    const all = Object.entries(this.#walked.answers);
    const count = typeof start === 'number' ? start : all.length - (start === 'unsigned' ? 1 : 0);
    const answers = Object.fromEntries(all.slice(0, count));
    const sentBack = start === 'sent-back' && walker === 'alone';
    if (sentBack) this.#oracle.reviewed();
    const submitted = start === 'submitted' || start === 'sent-back';
    const standing = walker === 'alone' ? { answers } : { answers: firstHolder, second: { answers } };
    const { phone, loginCode, applicationId } = await this.#place.customer({ ...standing, submitted, sentBack });
    this.#principal = applicationId ?? '';
    this.#phone = phone;
    await this.#at.signIn(loginCode);
    this.#signedIn.add(this.#at);
    await this.#open();
    await this.#look();
  }

  async #do(act: Act): Promise<void> {
    try {
      await this.#act(act);
    } catch (error) {
      // no network, or the server said no: the customer is told, and the oracle checks what was typed
      if (!(error instanceof CallError || error instanceof FlowNotLoadedError)) throw error;
    }
    await this.#page?.settled();
  }

  async #act(act: Act): Promise<void> {
    const page = this.#page ?? (await this.#open());
    switch (act.act) {
      case 'answer':
        await this.#type(page, 'good');
        return page.goOn();
      case 'type':
        return this.#type(page, act.how);
      case 'go-on':
        return page.goOn();
      case 'go-on-while':
        return act.what === 'typing' ? this.#goOnTyping(page) : this.#goOnReturning(page);
      case 'meanwhile':
        return this.#meanwhile(page.on?.step, act.how);
      case 'back':
        return page.back();
      case 'revisit': {
        const step = this.#walked.steps[act.at];
        return step && page.show(`/${step.id}`);
      }
      case 'reload':
        await page.runtime.drafts.keepAll();
        return void (await this.#open(page.on?.step));
      case 'kill':
        page.close();
        return void this.#pages.delete(this.#at);
      case 'offline':
        return this.#at.fail(act.calls, act.answers);
      case 'other-device':
        await this.#takeUpOther();
        return void (this.#page ?? (await this.#open()));
      case 'return':
        return page.runtime.refresh();
      case 'choose': {
        const { on } = page;
        if (!on?.session.conflict) return;
        if (act.which === 'there') this.#oracle.letGo(this.#at, on.step);
        return on.session.choose(act.which);
      }
      case 'submit':
        return void (await page.runtime.submit());
      case 'finish':
        return this.#finish(page);
      case 'submit-while':
        return this.#submitWhile(page, act.what);
      case 'other-hands-in':
        return this.#otherHandsIn();
      case 'board':
        return this.#oracle.board();
      case 'reject':
        return this.#reject(page, act.items);
      case 'approve':
        return this.#review({ act: 'approve' });
    }
  }

  async #goOnTyping(page: Page): Promise<void> {
    const going = page.goOn().catch((error: unknown) => error);
    await this.#type(page, 'other');
    await this.#customer(going);
  }

  async #submitWhile(page: Page, what: 'typing' | 'leaving'): Promise<void> {
    const submitting = page.runtime.submit().catch((error: unknown) => error);
    await this.#type(page, 'other');
    if (what === 'leaving') await page.back();
    await this.#customer(submitting);
  }

  async #finish(page: Page): Promise<void> {
    const missing = () => {
      const context = page.runtime.context();
      return applicable(page.runtime.steps, context).filter((step) => !isSatisfied(step, context));
    };
    if (missing().length > few) return;
    for (let tries = 0; tries < 2 * few; tries += 1) {
      const [next] = missing();
      if (!next) return void (await page.runtime.submit());
      await page.show(`/${next.id}`);
      await this.#type(page, 'good');
      await page.goOn();
    }
  }

  async #otherHandsIn(): Promise<void> {
    if (this.#walked !== walked['joint-holder']) return;
    const { client } = this.#oracle.observer;
    const first = await client.call(getApplication, { flow: 'opening' });
    if (first) await client.call(submitApplication, { applicationId: first.id, revision: first.revision });
  }

  /** What the server said before the save arrives behind what it said to the save. */
  async #goOnReturning(page: Page): Promise<void> {
    this.#at.hold();
    const looking = page.runtime.refresh().catch((error: unknown) => error);
    await page.goOn().finally(() => this.#at.release());
    await this.#customer(looking);
  }

  /** Rejects with what a promise of the app's was rejected with. */
  async #customer(answer: Promise<unknown>): Promise<void> {
    const error = await answer;
    if (error instanceof Error) throw error;
  }

  async #meanwhile(step: string | undefined, how: Manner): Promise<void> {
    if (!step) return;
    await this.#takeUpOther();
    try {
      const page = this.#page ?? (await this.#open());
      await page.show(`/${step}`);
      await this.#type(page, how);
      await page.back();
      await page.settled();
      await this.#look();
    } finally {
      await this.#takeUpOther();
    }
  }

  async #takeUpOther(): Promise<void> {
    this.#at = this.#devices[this.#at === this.#devices[0] ? 1 : 0];
    if (!this.#signedIn.has(this.#at)) await this.#signIn(this.#at);
  }

  async #type(page: Page, how: Manner): Promise<void> {
    const { on, runtime } = page;
    if (!on || !runtime.canEdit(on.step)) return;
    this.#oracle.look(page);
    this.#typed += 1;
    const values = await typingFor(runtime, on.step, how, this.#typed, {
      answers: this.#walked.answers,
      upload: (kind) => this.#upload(page, kind),
    });
    if (page.on !== on) return;
    await page.type(values);
    this.#oracle.typed(page);
  }

  /** Tried until it works, as a customer would; the same file is the same operation. */
  async #upload(page: Page, kind: string): Promise<string> {
    const file = picture(kind);
    for (;;) {
      try {
        return (await page.runtime.upload(kind, file)).documentId;
      } catch (error) {
        if (!(error instanceof CallError && error.retryable)) throw error;
      }
    }
  }

  async #reject(page: Page, items: readonly number[]): Promise<void> {
    const application = this.#oracle.server;
    if (application?.state !== 'under-review') return;
    const { requirements } = application;
    const names = new Set(items.map((item) => requirements[item % requirements.length]?.id ?? ''));
    for (const requirement of names)
      if (requirement) await this.#review({ act: 'reject', requirement, code: reasonCodes[1] });
    await this.#review({ act: 'send-back' });
    this.#oracle.reviewed();
    await page.runtime.refresh();
    this.#oracle.sentBack(page, names);
  }

  /** Both devices come back to life, with a network, and show what is typed there. */
  async #end(): Promise<void> {
    for (const device of this.#devices) {
      if (!this.#signedIn.has(device)) continue;
      device.mend();
      this.#at = device;
      const page = await this.#open();
      for (const step of this.#oracle.waitingOn(device)) {
        if (!page.runtime.canEdit(step)) continue;
        await page.show(`/${step}`);
        this.#oracle.returned(page, step);
        await page.settled();
      }
      await this.#look();
    }
  }

  async #open(step?: string): Promise<Page> {
    this.#page?.close();
    const page = new Page(this.#at, this.#walked.flow);
    this.#pages.delete(this.#at);
    await page.open(step);
    this.#pages.set(this.#at, page);
    this.#oracle.look(page);
    return page;
  }

  async #look(): Promise<void> {
    await this.#oracle.check(this.#page, this.#at);
    if (this.#page) this.#oracle.look(this.#page);
  }

  async #signIn(device: Device): Promise<void> {
    this.#place.wait(betweenCodesMs);
    await device.client.call(sendCode, { phone: this.#phone });
    const { code } = await this.#api<{ code: string }>(`/code?phone=${encodeURIComponent(this.#phone)}`);
    const { loginCode } = await device.client.call(register, { phone: this.#phone, code });
    await device.signIn(loginCode);
    this.#signedIn.add(device);
  }

  async #review(act: object): Promise<void> {
    const application = this.#oracle.server;
    if (application?.state === 'under-review') {
      const party = this.#walked === walked.alone ? 'holder' : 'joint-holder';
      await this.#api('/review', { applicationId: this.#principal || application.id, party, ...act });
    }
  }

  async #api<T>(path: string, body?: object): Promise<T> {
    const request = new Request(`${base}sandbox/api${path}`, {
      method: body ? 'POST' : 'GET',
      ...(body ? { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } } : {}),
    });
    const { code, data, msg } = (await (await this.#place.fetch(request)).json()) as {
      code: number;
      data: T;
      msg: string;
    };
    if (code !== 0) throw new Error(`${path}: ${msg}`);
    return data;
  }
}
