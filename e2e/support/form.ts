import { expect, type Locator, type Page } from '@playwright/test';
import { clickDebounceMs } from '../../packages/platform/src/debounce.ts';
import type { Say } from './words.ts';

export type Picture = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/** Fills fields as a customer does: by what they are called on screen. `within` is the page, or a group of it. */
export class Form {
  readonly page: Page;
  protected readonly say: Say;
  readonly #within: Page | Locator;
  #pressed: { readonly name: string; readonly at: number } | undefined;

  constructor(page: Page, say: Say, within: Page | Locator = page) {
    this.page = page;
    this.say = say;
    this.#within = within;
  }

  /** The fields of one group: an address, a row of a list. */
  group(label: string): Form {
    return this.#inside(this.slot(label));
  }

  /** What stands on a sheet, while that is open. */
  inSheet(title: string): Form {
    return this.#inside(this.page.getByRole('dialog', { name: title, exact: true }));
  }

  /** Into the field first: one that is masked shows then what it holds. */
  async text(label: string, value: string): Promise<void> {
    const box = this.textBox(label);
    await box.focus();
    await box.fill(value);
  }

  /** From a searchable sheet: the first that the search finds. */
  async pick(label: string, search: string): Promise<void> {
    await (await inView(this.picker(label))).click();
    const sheet = this.page.getByRole('dialog', { name: label, exact: true });
    await sheet.getByRole('combobox').fill(search);
    await sheet.getByRole('option').first().click();
    await sheet.waitFor({ state: 'hidden' });
  }

  /** From the system's own list. */
  async select(label: string, option: string): Promise<void> {
    await this.picker(label).selectOption({ label: option });
  }

  async choose(question: string, answer: string): Promise<void> {
    const radio = this.radioGroup(question).getByRole('radio', { name: answer, exact: true });
    await (await inView(radio)).check();
  }

  /** By its row, as a finger does: of a chip the box itself is not to be seen. */
  async tick(label: string): Promise<void> {
    const box = this.checkbox(label);
    const row = this.#within
      .locator('label')
      .filter({ has: this.page.getByRole('checkbox', { name: label, exact: true }) });
    await inView(row);
    if (!(await box.isChecked())) await row.click();
    await expect(box).toBeChecked();
  }

  async tickAll(question: string, answers: readonly string[]): Promise<void> {
    for (const answer of answers) await this.group(question).tick(answer);
  }

  /** @param date `YYYY-MM-DD` */
  async date(label: string, date: string): Promise<void> {
    const [year = '', month = '', day = ''] = date.split('-');
    const boxes = this.group(label);
    await boxes.text(this.say('ui-fields', 'day'), day);
    await boxes.text(this.say('ui-fields', 'month'), month);
    await boxes.text(this.say('ui-fields', 'year'), year);
  }

  /** Chooses a file and waits until the server has it. */
  async upload(label: string, file: Picture): Promise<void> {
    const choosing = this.page.waitForEvent('filechooser');
    await (await inView(this.chooseButton(label))).click();
    await (await choosing).setFiles(file);
    await this.expectUploaded(label);
  }

  /** One stroke on a signature pad, by mouse. */
  async draw(label: string): Promise<void> {
    const pad = this.#within.getByRole('img', { name: label, exact: true });
    const box = await (await inView(pad)).boundingBox();
    if (!box) throw new TypeError(`The pad ${label} is not on screen.`);
    const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
    await this.page.mouse.move(...at(0.2, 0.6));
    await this.page.mouse.down();
    await this.page.mouse.move(...at(0.4, 0.3), { steps: 6 });
    await this.page.mouse.move(...at(0.6, 0.7), { steps: 6 });
    await this.page.mouse.move(...at(0.8, 0.4), { steps: 6 });
    await this.page.mouse.up();
  }

  /** As a person does who reads what came of it: a second press of the same button is no part of a burst (UI-02). */
  async press(name: string): Promise<void> {
    const { page } = this;
    if (this.#pressed?.name === name)
      await page.waitForFunction((then) => Date.now() > then, this.#pressed.at + clickDebounceMs);
    await this.button(name).click();
    this.#pressed = { name, at: Date.now() };
  }

  protected button(name: string): Locator {
    return this.#within.getByRole('button', { name, exact: true });
  }

  protected checkbox(label: string): Locator {
    return this.#within.getByRole('checkbox', { name: label, exact: true });
  }

  protected radioGroup(question: string): Locator {
    return this.#within.getByRole('radiogroup', { name: question, exact: true });
  }

  /** A box with suggestions is a combobox. */
  protected textBox(label: string): Locator {
    const named = { name: label, exact: true } as const;
    const suggesting = this.#within.locator('input').and(this.#within.getByRole('combobox', named));
    return this.#within.getByRole('textbox', named).or(suggesting);
  }

  protected picker(label: string): Locator {
    return this.#within.getByRole('combobox', { name: label, exact: true });
  }

  protected chooseButton(label: string): Locator {
    const words = ['choosePhoto', 'chooseFile', 'chooseAnother', 'replace'].map((key) => this.say('ui-documents', key));
    return this.slot(label).getByRole('button', { name: new RegExp(`^(${words.join('|')})`) });
  }

  protected async expectUploaded(label: string): Promise<void> {
    await this.slot(label).locator('[data-state=done]').waitFor();
  }

  /** A group of fields or the place of a document. */
  protected slot(label: string): Locator {
    return this.#within.getByRole('group', { name: label, exact: true });
  }

  #inside(within: Locator): Form {
    return new (this.constructor as typeof Form)(this.page, this.say, within);
  }
}

/** Scrolls as people do, to the middle of the screen: at its edges the bars of the app lie over the page. */
async function inView(target: Locator): Promise<Locator> {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  return target;
}
