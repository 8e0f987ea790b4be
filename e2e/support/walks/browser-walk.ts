import { type Browser, expect } from '@playwright/test';
import { openSignedIn, register } from '../registration.ts';
import type { SandboxApi } from '../sandbox-api.ts';
import type { Screen } from '../screens/screen.ts';
import type { Act, Plan } from './walk-plan.ts';
import { textAnswers, WalkingDevice } from './walking-device.ts';

type Typed = { readonly device: WalkingDevice; readonly step: string; readonly value: string };

export type Surroundings = {
  readonly browser: Browser;
  readonly baseURL: string;
  readonly api: SandboxApi;
  readonly customer: Screen;
};

/** What a reviewer sends back, and the step that answers it. */
const rejectable = { contact: 'contact-info', finances: 'assets-info', 'address-proof': 'submit-address' } as const;
const requirements = Object.keys(rejectable) as readonly (keyof typeof rejectable)[];

/** One customer's walk through the app itself: two browsers, a reviewer, and the database, which is looked into after every act. */
export class BrowserWalk {
  readonly #around: Surroundings;
  readonly #phone: string;
  readonly #devices: WalkingDevice[];
  #at: WalkingDevice;
  /** what was typed last in each step of each device, and is not known to be with the server */
  #typed: Typed[] = [];
  #number = 0;

  private constructor(around: Surroundings, phone: string, first: WalkingDevice) {
    this.#around = around;
    this.#phone = phone;
    this.#devices = [first];
    this.#at = first;
  }

  static async run(plan: Plan, around: Surroundings): Promise<void> {
    const { api, customer } = around;
    const { phone, loginCode } = await api.persona(plan.start);
    const first = await WalkingDevice.start('first', customer.page, customer);
    await openSignedIn(first.page, 'sg-contact-info', loginCode);
    await first.goto('sg-contact-info');
    const walk = new BrowserWalk(around, phone, first);
    for (const act of plan.acts) {
      await walk.#act(act);
      await walk.#look(act.act);
    }
    await walk.#end();
  }

  get #application() {
    return this.#around.api.application(this.#phone);
  }

  async #act(act: Act): Promise<void> {
    const device = this.#at;
    const { say } = this.#around.customer;
    switch (act.act) {
      case 'answer':
        return this.#answer();
      case 'type':
        return this.#type();
      case 'back': {
        const back = device.page.getByRole('button', { name: say('ui', 'back'), exact: true });
        const unknown = device.page.getByText(say('flow', 'loadFailed.offline'), { exact: true }); // whether the page may be shown
        await expect(back.or(unknown).first()).toBeVisible();
        return device.plan && (await back.isVisible()) ? back.click() : undefined;
      }
      case 'revisit':
        return device.goto(`sg-${textAnswers[act.at % textAnswers.length]?.step}`);
      case 'reload':
        return device.reload();
      case 'kill':
        return device.kill();
      case 'offline':
        return device.setOffline(!device.offline);
      case 'other-device':
        return this.#takeUpOther();
      case 'choose':
        return this.#choose(act.which);
      case 'reject':
        return this.#reject(requirements[act.at % requirements.length] ?? 'contact');
      case 'resubmit':
        return this.#resubmit();
      case 'submit':
        return this.#submit();
    }
  }

  async #type(): Promise<void> {
    this.#number += 1;
    const typed = await this.#at.type(this.#number);
    if (!typed) return;
    this.#forget(this.#at, typed.step);
    this.#typed.push({ device: this.#at, ...typed });
  }

  /** Fills in what is not complete, and goes on; what the app lets through, the server has without an error. */
  async #answer(): Promise<void> {
    const { opening, plan, page, canType, offline } = this.#at;
    if (!plan || !canType || offline || (await this.#conflict().isVisible())) return;
    const before = page.url();
    await opening.expectScreen(plan.step);
    if (!(await this.#isComplete(plan.step))) {
      await opening.fill(plan.step);
      this.#forget(this.#at, plan.step); // the person's own answers took its place
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

  async #takeUpOther(): Promise<void> {
    const other = this.#devices.find((one) => one !== this.#at) ?? (await this.#secondDevice());
    this.#at = other;
  }

  async #secondDevice(): Promise<WalkingDevice> {
    const { browser, baseURL, api, customer } = this.#around;
    const page = await (await browser.newContext({ baseURL })).newPage();
    const device = await WalkingDevice.start('second', page, customer);
    await page.goto('');
    await device.form.press(customer.say('home', 'start'));
    await register(page, customer.say, api, this.#phone);
    await device.goto('sg-contact-info');
    this.#devices.push(device);
    return device;
  }

  #conflict() {
    return this.#at.page.getByText(this.#around.customer.say('drafts', 'conflict.title'));
  }

  async #choose(which: 'here' | 'there'): Promise<void> {
    const { plan, form } = this.#at;
    if (!plan || !(await this.#conflict().isVisible())) return;
    if (which === 'there') this.#forget(this.#at, plan.step);
    await form.press(
      this.#around.customer.say('drafts', which === 'here' ? 'conflict.keepHere' : 'conflict.takeThere'),
    );
    await this.#conflict().waitFor({ state: 'hidden' });
  }

  async #reject(requirement: string): Promise<void> {
    const { id, state } = await this.#application;
    if (state !== 'under-review') return;
    const { api } = this.#around;
    await api.review(id, { act: 'reject', requirement, code: 'unclear-image' });
    await api.review(id, { act: 'send-back' });
  }

  async #resubmit(): Promise<void> {
    const { state, requirements: all } = await this.#application;
    if (state !== 'action-needed' || this.#at.offline) return;
    const rejected = all.filter(({ status }) => status === 'rejected').map(({ id }) => id);
    for (const requirement of requirements)
      if (rejected.includes(requirement) && !(await this.#answerAt(rejectable[requirement]))) return;
    if (rejected.every((id) => requirements.some((one) => one === id))) await this.#sign();
  }

  async #submit(): Promise<void> {
    const { state, answers } = await this.#application;
    if (state === 'draft' && answers['agreement-info'] && !this.#at.offline) await this.#sign();
  }

  async #sign(): Promise<void> {
    if (await this.#answerAt('check-answers')) await this.#answerAt('sign-info');
  }

  /** Whether the step could be opened and led on: a conflict on it, or one that is missing before it, comes first. */
  async #answerAt(step: string): Promise<boolean> {
    const path = this.#at.opening.screens.find((one) => one.step === step)?.path ?? '';
    await this.#at.goto(path);
    if (this.#at.plan?.step !== step) return false;
    await this.#answer();
    return this.#at.plan?.step !== step;
  }

  #forget(device: WalkingDevice, step: string): void {
    this.#typed = this.#typed.filter((one) => one.device !== device || one.step !== step);
  }

  /** Everything that was typed is with the server, or waits on its device, or is said there to be lost. */
  async #look(after: string): Promise<void> {
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
    const { audit } = await this.#application;
    const rounds = audit.filter(({ action }) => action === 'sent-back').length;
    const submissions = audit.filter(({ action }) => action.startsWith('submitted')).length;
    expect(submissions, 'no submission is made twice').toBeLessThanOrEqual(rounds + 1);
  }

  /** Every device comes back with a network, and shows what is typed there, or says that it was too late. */
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
    await this.#look('the end');
    for (const device of this.#devices.slice(1)) await device.context.close();
  }

  async #seen(device: WalkingDevice, step: string, value: string): Promise<void> {
    const { say } = this.#around.customer;
    await device.goto(`sg-${step}`);
    const notice = device.page.getByText(say('drafts', 'unsent.title'));
    const field = device.page.locator(`main input[value="${value}"]`);
    const path = device.plan?.step;
    if (path === step) await expect(field.or(notice).first(), `${value} is shown, or said to be lost`).toBeVisible();
    else await expect(notice, `${value} is said to be lost`).toBeVisible();
  }
}
