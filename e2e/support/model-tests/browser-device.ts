import { createHash } from 'node:crypto';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { Form } from '../form.ts';
import { isInputStored, watchStoredInput } from '../form-state.ts';
import { Opening } from '../opening.ts';
import type { Screen, ScreenPlan } from '../screens/screen.ts';
import type { TextPlace } from '../text-groups.ts';
import { computedText } from '../words.ts';

/** A text field of a step. `value` returns a different text for each number. */
export type TextAnswer = {
  readonly step: string;
  readonly label: TextPlace;
  readonly value: (number: number) => string;
};

export const typedAnswers: readonly TextAnswer[] = [
  { step: 'contact-info', label: ['opening-contact', 'email'], value: (number) => `customer.${number}@example.com` },
  { step: 'assets-info', label: ['opening-assets', 'companyName'], value: (number) => `Harbour ${number} Trading` },
];

/** Matches the calls of the application, but not the app's own files. */
const calls = '**/open-account-server/**';

/** A customer's device: its browser, its page and its stored answers. */
export class BrowserDevice {
  readonly name: string;
  readonly context: BrowserContext;
  readonly #customer: Omit<Screen, 'page' | 'form'>;
  #page: Page;
  #offline = false;
  /** Whether the page has loaded the application. From then on, it stores input. */
  #loaded = false;

  private constructor(name: string, page: Page, customer: Omit<Screen, 'page' | 'form'>) {
    this.name = name;
    this.context = page.context();
    this.#page = page;
    this.#customer = customer;
  }

  static async start(name: string, page: Page, customer: Omit<Screen, 'page' | 'form'>): Promise<BrowserDevice> {
    await watchStoredInput(page);
    return new BrowserDevice(name, page, customer);
  }

  get page(): Page {
    return this.#page;
  }

  get form(): Form {
    return new Form(this.#page, this.#customer.say);
  }

  get opening(): Opening {
    return new Opening({ ...this.#customer, page: this.#page, form: this.form });
  }

  /** The plan of the visible step; undefined on other pages. */
  get plan(): ScreenPlan | undefined {
    const path = new URL(this.#page.url()).pathname.split('/').at(-1);
    return this.opening.screens.find((one) => one.path === path);
  }

  /** Waits while the page of a form that earlier answers complete continues automatically. Tries again if that failed. */
  async settle(): Promise<void> {
    const step = this.plan?.step;
    if (!step || this.opening.isShown(step)) return;
    const again = this.#page.locator(`[data-step="${step}"][data-phase=failed] button[type=submit]`);
    const hasContinued = async () => {
      if (this.plan?.step === step && (await again.isVisible())) await again.click();
      return this.plan?.step !== step;
    };
    await expect.poll(hasContinued).toBe(true);
  }

  get canType(): boolean {
    return this.#loaded;
  }

  get offline(): boolean {
    return this.#offline;
  }

  async setOffline(offline: boolean): Promise<void> {
    if (offline === this.#offline) return;
    this.#offline = offline;
    if (offline) await this.context.route(calls, (route) => route.abort('internetdisconnected'));
    else await this.context.unroute(calls);
  }

  /** Opens a page. If the device is online, also waits until the page has loaded the application. */
  async goto(path: string): Promise<void> {
    await this.#load(() => this.#page.goto(path));
  }

  async reload(): Promise<void> {
    await this.#load(() => this.#page.reload());
  }

  /** Closes the page without running its handlers, and opens its URL again. */
  async kill(): Promise<void> {
    const address = this.#page.url();
    await this.#page.close({ runBeforeUnload: false });
    this.#page = await this.context.newPage();
    await watchStoredInput(this.#page);
    await this.goto(address);
  }

  /**
   * Types the text for `number` into the text field of the visible step, and waits until the device has stored it.
   * Returns undefined if the step has no text field, or a read-only one.
   */
  async type(number: number): Promise<{ readonly step: string; readonly value: string } | undefined> {
    const answer = typedAnswers.find(({ step }) => step === this.plan?.step);
    if (!answer || !this.#loaded) return undefined;
    if (answer.step === 'assets-info') await this.#showWork();
    const [group, key] = answer.label;
    const field = this.#page.getByLabel(this.#customer.say(...computedText(group, key)), { exact: true });
    if (!(await field.isVisible()) || !(await field.isEditable())) return undefined;
    const value = answer.value(number);
    await field.fill(value);
    await expect.poll(() => isInputStored(this.#page), `${value} on the device`).toBe(true);
    return { step: answer.step, value };
  }

  /** Answers that the customer is employed. The next page then asks for the company. */
  async #showWork(): Promise<void> {
    const { say } = this.#customer;
    const employed = this.#page.getByRole('radio', {
      name: say('reference', 'employmentStatus.employed'),
      exact: true,
    });
    if (!(await employed.isVisible()) || !(await employed.isEnabled())) return;
    await this.form.answer(say('opening-assets', 'employmentStatus'), say('reference', 'employmentStatus.employed'));
  }

  /**
   * Returns those of the names, such as `opening/contact-info`, for which the device stores input. Its entries are
   * encrypted, and their keys are digests of the names.
   */
  async kept(names: readonly string[]): Promise<readonly string[]> {
    const entries = await this.#entries();
    return names.filter((name) => entries.includes(createHash('sha256').update(name).digest('hex')));
  }

  #entries(): Promise<readonly string[]> {
    return this.#page.evaluate(
      () =>
        new Promise<readonly string[]>((resolve, reject) => {
          const opening = indexedDB.open('quayside-drafts');
          opening.addEventListener('error', () => reject(opening.error));
          opening.addEventListener('success', () => {
            const database = opening.result;
            const keys = database.transaction('entries').objectStore('entries').getAllKeys();
            keys.addEventListener('error', () => reject(keys.error));
            keys.addEventListener('success', () => {
              database.close();
              resolve(keys.result.map((key) => String((key as readonly unknown[])[1])));
            });
          });
        }),
    );
  }

  async #load(navigate: () => Promise<unknown>): Promise<void> {
    this.#loaded = false;
    const loaded = this.#offline ? undefined : this.#page.waitForResponse(/get-agreements/);
    await navigate();
    await loaded;
    this.#loaded = !this.#offline;
  }
}
