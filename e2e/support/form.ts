import { expect, type Locator, type Page } from '@playwright/test';
import { Driver, type PictureFile } from './driver.ts';
import type { Say } from './words.ts';

export type { PictureFile } from './driver.ts';

const intercepted = new WeakSet<Page>();

/** Driver for a browser that Playwright controls. `within` is the page, or the group to which the actions are limited. */
export class Form extends Driver {
  readonly page: Page;
  readonly #within: Page | Locator;

  constructor(page: Page, say: Say, within: Page | Locator = page) {
    super(say);
    this.page = page;
    this.#within = within;
  }

  override group(label: string): Form {
    return this.#inside(this.slot(label));
  }

  override inSheet(title: string): Form {
    return this.#inside(this.page.getByRole('dialog', { name: title, exact: true }));
  }

  /** Fills in a text field. Focuses it first, because a masked field shows its value only with focus. */
  override async text(label: string, value: string): Promise<void> {
    const box = this.textBox(label);
    await box.focus();
    await this.write(box, value);
  }

  override async pick(label: string, search: string): Promise<void> {
    await (await inView(this.picker(label))).click();
    const sheet = this.page.getByRole('dialog', { name: label, exact: true });
    await this.write(sheet.getByRole('combobox'), search);
    await sheet.evaluate(atRest); // on a busy machine, two frames of a rising sheet can look the same
    await sheet.getByRole('option').first().click();
    await sheet.waitFor({ state: 'hidden' });
  }

  override async select(label: string, option: string): Promise<void> {
    await this.picker(label).selectOption({ label: option });
  }

  override async choose(question: string, answer: string): Promise<void> {
    const radio = this.radioGroup(question).getByRole('radio', { name: answer, exact: true });
    await (await inView(radio)).check();
  }

  /** A tap on the first answer opens the next page. A question with an answer has Continue. */
  override async answer(question: string, answer: string): Promise<void> {
    const group = this.radioGroup(question);
    const radio = await inView(group.getByRole('radio', { name: answer, exact: true }));
    const advances = (await this.page.locator('[data-advance]').filter({ has: group }).count()) > 0;
    await radio.click();
    if (!advances) await this.nextPage();
    await group.waitFor({ state: 'hidden' });
  }

  /** Ticks a box with a click on its row, because the input of a chip is not visible. */
  override async tick(label: string): Promise<void> {
    const box = this.checkbox(label);
    const row = this.#within
      .locator('label')
      .filter({ has: this.page.getByRole('checkbox', { name: label, exact: true }) });
    await inView(row);
    if (!(await box.isChecked())) await row.click();
    await expect(box).toBeChecked();
  }

  /** Ticks a box with a tap, which opens the next page. */
  override async tickAlone(question: string, answer: string): Promise<void> {
    const group = this.slot(question);
    await (
      await inView(
        group.locator('label').filter({ has: this.page.getByRole('checkbox', { name: answer, exact: true }) }),
      )
    ).click();
    await group.waitFor({ state: 'hidden' });
  }

  override async upload(label: string, file: PictureFile): Promise<void> {
    await this.interceptFileChoosers();
    const choosing = this.page.waitForEvent('filechooser');
    await (await inView(this.chooseButton(label))).click();
    await (await choosing).setFiles(file);
    await this.expectUploaded(label);
  }

  /**
   * Makes Playwright answer file choosers from now on. Waits for a response of the page, because Chromium may handle a
   * key before the change takes effect.
   */
  protected async interceptFileChoosers(): Promise<void> {
    if (intercepted.has(this.page)) return;
    intercepted.add(this.page);
    this.page.on('filechooser', () => undefined);
    await this.page.evaluate(() => undefined);
  }

  override async draw(label: string): Promise<void> {
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

  override async buttonsNamed(words: string): Promise<string[]> {
    const buttons = this.#within.getByRole('button', { name: words });
    await buttons.first().waitFor();
    const names = (await buttons.all()).map(
      async (button) => (await button.getAttribute('aria-label')) ?? (await button.innerText()).trim(),
    );
    return Promise.all(names);
  }

  override async expectHeading(name: string): Promise<void> {
    await expect(this.#within.getByRole('heading', { name })).toBeVisible();
  }

  override async expectText(words: string): Promise<void> {
    await expect(this.#within.getByText(words).first()).toBeVisible();
  }

  override async expectScreen(step: string, path: string, action: string): Promise<void> {
    await expect(this.page).toHaveURL(new RegExp(`/${path}(\\?|#|$)`));
    const shown = this.page.locator(`[data-step="${step}"]`);
    await expect(
      shown.getByRole('button', { name: action, exact: true }).or(shown.locator('video, [data-advance]')).first(),
    ).toBeVisible();
  }

  /** Asserts that Continue moved the focus to the field or group with this label, and that the message describes it. */
  async expectLedTo(label: string, message: string): Promise<void> {
    const field = this.slot(label).or(this.picker(label)).or(this.textBox(label));
    await expect(field).toHaveAccessibleDescription(new RegExp(asNamed(message).replace(/[.?()]/g, '\\$&')));
    await expect(field.and(this.page.locator(':focus-within'))).toHaveCount(1);
  }

  override async follow(link: string): Promise<void> {
    await this.#within.getByRole('link', { name: link, exact: true }).click();
  }

  protected override async click(button: string): Promise<void> {
    await this.button(button).click();
  }

  protected override async until(time: number): Promise<void> {
    await this.page.waitForFunction((then) => Date.now() > then, time);
  }

  protected async write(box: Locator, value: string): Promise<void> {
    await box.fill(value);
  }

  /** Runs `review` while the page is idle, and then presses Refresh. A page that is still loading would show the decision without it. */
  async refreshAfter(review: () => Promise<unknown>): Promise<void> {
    const refresh = this.say('application-state', 'refresh');
    await expect(this.button(refresh)).toBeEnabled();
    await review();
    await this.press(refresh);
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

  /** Returns the text field with this label. A field with suggestions has the role combobox. */
  protected textBox(label: string): Locator {
    const named = { name: label, exact: true } as const;
    const suggesting = this.#within.locator('input').and(this.#within.getByRole('combobox', named));
    return this.#within.getByRole('textbox', named).or(suggesting);
  }

  protected picker(label: string): Locator {
    return this.#within.getByRole('combobox', { name: label, exact: true });
  }

  protected chooseButton(label: string): Locator {
    return this.slot(label).getByRole('button', { name: new RegExp(`^(${this.chooseWords.map(asNamed).join('|')})`) });
  }

  protected async expectUploaded(label: string): Promise<void> {
    await this.slot(label).locator('[data-state=done], [data-state=unread]').waitFor();
  }

  /** Returns the group of fields, or the document slot, with this label. */
  protected slot(label: string): Locator {
    return this.#within.getByRole('group', { name: label, exact: true });
  }

  #inside(within: Locator): Form {
    return new (this.constructor as typeof Form)(this.page, this.say, within);
  }
}

/** Scrolls an element to the middle of the screen and returns it. At the edges, the app's bars would cover it. */
async function inView(target: Locator): Promise<Locator> {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  return target;
}

/** Returns a text without U+200B, which Playwright removes from names and descriptions. */
const asNamed = (text: string): string => text.replaceAll('\u200b', '');

/** Waits until the sheet of a dialog has risen. */
const atRest = async (dialog: Element): Promise<void> => {
  await Promise.all(dialog.firstElementChild?.getAnimations().map(({ finished }) => finished) ?? []);
};
