import { type Browser, expect } from '@playwright/test';
import { type AsyncCommand, asyncModelRun } from 'fast-check';
import { openSignedIn, registerCustomer } from '../registration.ts';
import type { SandboxApi } from '../sandbox-api.ts';
import type { Screen } from '../screens/screen.ts';
import { BrowserDevice, typedAnswers } from './browser-device.ts';

type Typed = { readonly device: BrowserDevice; readonly step: string; readonly value: string };

/** State on which the next commands depend: the network of the current device, and the state of the application on the server. */
export type OpeningModel = { network: 'online' | 'offline'; application: string };
export type BrowserCommand = AsyncCommand<OpeningModel, BrowserSystem>;

export type SystemDependencies = {
  readonly browser: Browser;
  readonly baseURL: string;
  readonly api: SandboxApi;
  readonly customer: Screen;
};

/** Items that a reviewer rejects, each with the step that corrects it. */
const rejectable = { contact: 'contact-info', finances: 'assets-info', 'address-proof': 'submit-address' } as const;
/** The step that corrects each item, including the items that are rejected in the scenarios. */
const correctedBy: Readonly<Record<string, string>> = { ...rejectable, 'identity-document': 'submit-photo' };
const requirements = Object.keys(rejectable) as readonly (keyof typeof rejectable)[];

/** The system under test: a customer with two browsers, a reviewer, and the database. `check` compares them after each command. */
export class BrowserSystem {
  readonly #around: SystemDependencies;
  readonly #phone: string;
  readonly #devices: BrowserDevice[];
  #device: BrowserDevice;
  /** The last input in each step on each device, as long as the server does not have it. */
  #typed: Typed[] = [];
  #number = 0;

  private constructor(around: SystemDependencies, phone: string, first: BrowserDevice) {
    this.#around = around;
    this.#phone = phone;
    this.#devices = [first];
    this.#device = first;
  }

  static async run(start: string, commands: Iterable<BrowserCommand>, around: SystemDependencies): Promise<void> {
    const { api, customer } = around;
    const { phone, loginCode } = await api.persona(start);
    const first = await BrowserDevice.start('first', customer.page, customer);
    await openSignedIn(first.page, 'sg-contact-info', loginCode);
    await first.goto('sg-contact-info');
    const system = new BrowserSystem(around, phone, first);
    const model = await system.check('start');
    await asyncModelRun(() => ({ model, real: system }), commands);
    await system.#end();
  }

  get #application() {
    return this.#around.api.application(this.#phone);
  }

  async back(): Promise<void> {
    const device = this.#device;
    const { say } = this.#around.customer;
    const back = device.page.getByRole('button', { name: say('ui', 'back'), exact: true });
    const unknown = device.page.getByText(say('flow', 'loadFailed.offline'), { exact: true }); // offline, the page cannot know whether it may show
    await expect(back.or(unknown).first()).toBeVisible();
    if (device.plan && (await back.isVisible())) await back.click();
  }

  async revisit(index: number): Promise<void> {
    await this.#device.goto(`sg-${typedAnswers[index % typedAnswers.length]?.step}`);
  }

  reload(): Promise<void> {
    return this.#device.reload();
  }

  kill(): Promise<void> {
    return this.#device.kill();
  }

  toggleNetwork(): Promise<void> {
    return this.#device.setOffline(!this.#device.offline);
  }

  async type(): Promise<void> {
    this.#number += 1;
    const typed = await this.#device.type(this.#number);
    if (!typed) return;
    this.#forget(this.#device, typed.step);
    this.#typed.push({ device: this.#device, ...typed });
  }

  /** Fills in the answers of the visible step that are missing, and continues. Asserts that the server finds no error in answers that the app accepts. */
  async answer(): Promise<void> {
    const { opening, page, canType, offline } = this.#device;
    if (!canType || offline) return;
    await this.#device.settle();
    const { plan } = this.#device;
    if (!plan || (await this.#conflict().isVisible())) return;
    const before = page.url();
    const { requirements: items } = await this.#application;
    const isSentBack = items.some(({ id, status }) => status === 'rejected' && correctedBy[id] === plan.step);
    await (isSentBack ? opening.expectCorrection(plan.step) : opening.expectScreen(plan.step));
    if (!(await this.#isComplete(plan.step))) {
      await opening.fill(plan.step);
      this.#forget(this.#device, plan.step); // the person's own answers replaced it
    }
    await opening.goOn(plan.step);
    const stopped = page.locator('[data-phase=failed], [role=alert]').first();
    await Promise.race([page.waitForURL((url) => url.href !== before), stopped.waitFor()]);
    if (page.url() !== before)
      expect(await this.#isComplete(plan.step), `${plan.step} is complete to the server`).toBe(true);
  }

  async #isComplete(step: string): Promise<boolean> {
    const { audit } = await this.#application;
    const saved = audit.findLast(({ action, details }) => action === 'saved' && details.step === step);
    return saved?.details.issues === 0;
  }

  async switchDevice(): Promise<void> {
    const other = this.#devices.find((one) => one !== this.#device) ?? (await this.#secondDevice());
    this.#device = other;
  }

  async #secondDevice(): Promise<BrowserDevice> {
    const { browser, baseURL, api, customer } = this.#around;
    const page = await (await browser.newContext({ baseURL })).newPage();
    const device = await BrowserDevice.start('second', page, customer);
    await page.goto('');
    await device.form.follow(customer.say('home', 'start'));
    await registerCustomer(page, customer.say, api, this.#phone);
    await device.goto('sg-contact-info');
    this.#devices.push(device);
    return device;
  }

  #conflict() {
    return this.#device.page.getByText(this.#around.customer.say('drafts', 'conflict.title'));
  }

  async choose(which: 'here' | 'there'): Promise<void> {
    const { plan, form } = this.#device;
    if (!plan || !(await this.#conflict().isVisible())) return;
    if (which === 'there') this.#forget(this.#device, plan.step);
    await form.press(
      this.#around.customer.say('drafts', which === 'here' ? 'conflict.keepHere' : 'conflict.takeThere'),
    );
    await this.#conflict().waitFor({ state: 'hidden' });
  }

  async reject(index: number): Promise<void> {
    const requirement = requirements[index % requirements.length] ?? 'contact';
    const { id, state } = await this.#application;
    if (state !== 'under-review') return;
    const { api } = this.#around;
    await api.review(id, { act: 'reject', requirement, code: 'unclear-image' });
    await api.review(id, { act: 'send-back' });
  }

  async resubmit(): Promise<void> {
    const { state, requirements: all } = await this.#application;
    if (state !== 'action-needed' || this.#device.offline) return;
    const rejected = all.filter(({ status }) => status === 'rejected').map(({ id }) => id);
    for (const requirement of requirements)
      if (rejected.includes(requirement) && !(await this.#answerAt(rejectable[requirement]))) return;
    if (rejected.every((id) => requirements.some((one) => one === id))) await this.#sign();
  }

  async submit(): Promise<void> {
    const { state, answers } = await this.#application;
    if (state === 'draft' && answers['agreement-info'] && !this.#device.offline) await this.#sign();
  }

  async #sign(): Promise<void> {
    if (await this.#answerAt('check-answers')) await this.#answerAt('sign-info');
  }

  /** Opens a step, answers it and continues. Returns false if a conflict or an earlier missing step prevents that. */
  async #answerAt(step: string): Promise<boolean> {
    const path = this.#device.opening.screens.find((one) => one.step === step)?.path ?? '';
    await this.#device.goto(path);
    if (this.#device.plan?.step !== step) return false;
    await this.answer();
    return this.#device.plan?.step !== step;
  }

  #forget(device: BrowserDevice, step: string): void {
    this.#typed = this.#typed.filter((one) => one.device !== device || one.step !== step);
  }

  /** Asserts that all input is saved, or stored on its device, or reported there as not sent. Returns the new state. */
  async check(after: string): Promise<OpeningModel> {
    const unaccounted = async (): Promise<readonly string[]> => {
      const application = await this.#application;
      this.#typed = this.#typed.filter(
        ({ step, value }) => !JSON.stringify(application.answers[step] ?? {}).includes(value),
      );
      const lost: string[] = [];
      for (const { device, step, value } of this.#typed) {
        const kept = await device.kept([`opening/${step}`, 'unsent/opening']);
        if (kept.length === 0) lost.push(`${value} on the ${device.name} device`);
      }
      return lost;
    };
    await expect.poll(unaccounted, `nothing is lost after "${after}"`).toEqual([]);
    const { audit, state } = await this.#application;
    const rounds = audit.filter(({ action }) => action === 'sent-back').length;
    const submissions = audit.filter(({ action }) => action.startsWith('submitted')).length;
    expect(submissions, 'no submission is made twice').toBeLessThanOrEqual(rounds + 1);
    return { network: this.#device.offline ? 'offline' : 'online', application: state };
  }

  /** Reconnects each device, and asserts that it shows its unsent input or reports it as not sent. */
  async #end(): Promise<void> {
    for (const device of this.#devices) {
      await device.setOffline(false);
      const waiting = this.#typed.filter((one) => one.device === device);
      for (const { step, value } of waiting) await this.#seen(device, step, value);
      const { state } = await this.#application;
      if (state !== 'under-review') continue;
      await device.goto('sg-account-state');
      const answers = () => device.kept(device.opening.screens.map(({ step }) => `opening/${step}`));
      await expect.poll(answers, 'after the submission no answers are left on the device').toEqual([]);
    }
    await this.check('the end');
    for (const device of this.#devices.slice(1)) await device.context.close();
  }

  async #seen(device: BrowserDevice, step: string, value: string): Promise<void> {
    const { say } = this.#around.customer;
    await device.goto(`sg-${step}`);
    const notice = device.page.getByText(say('drafts', 'unsent.title'));
    const field = device.page.locator(`main input[value="${value}"]`);
    const path = device.plan?.step;
    if (path === step)
      await expect(field.or(notice).first(), `${value} is shown, or reported as not sent`).toBeVisible();
    else await expect(notice, `${value} is reported as not sent`).toBeVisible();
  }
}
