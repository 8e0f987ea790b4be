import { expect, type Locator, type Page } from '@playwright/test';
import { Form, type PictureFile } from './form.ts';
import type { Say } from './words.ts';

/** A limit of presses of Tab. It is higher than the tab stops of any screen, and ends a search in a focus loop. */
const mostStops = 150;

/**
 * The key for the debounce of the submit button, which Enter clicks from any field. The next page has the same button
 * with another name, and ignores quick clicks (UI-02).
 */
const submitButton = 'submit';

/** Form that is filled in by keyboard only: Tab moves, arrows and Space choose, Enter presses. */
export class KeyboardForm extends Form {
  constructor(page: Page, say: Say, within: Page | Locator = page) {
    super(page, say, within);
  }

  override async text(label: string, value: string): Promise<void> {
    await this.#reach(this.textBox(label));
    await this.page.keyboard.press('ControlOrMeta+A');
    await this.page.keyboard.type(value);
  }

  override async pick(label: string, search: string): Promise<void> {
    await this.#reach(this.picker(label));
    await this.page.keyboard.press('Enter');
    const sheet = this.page.getByRole('dialog', { name: label, exact: true });
    await expect(sheet.getByRole('combobox')).toBeFocused();
    await this.page.keyboard.type(search);
    await expect(sheet.getByRole('option').first()).toBeVisible();
    await this.page.keyboard.press('Enter');
    await expect(sheet).toBeHidden();
  }

  /** Types letters to find the option in the browser's own list. */
  override async select(label: string, option: string): Promise<void> {
    await this.#reach(this.picker(label));
    await this.page.keyboard.type(option);
    await expect(this.picker(label).locator('option:checked')).toHaveText(option);
  }

  override async choose(question: string, answer: string): Promise<void> {
    const group = this.radioGroup(question);
    const wanted = group.getByRole('radio', { name: answer, exact: true });
    await this.#reachOneOf(group.getByRole('radio'));
    await this.page.keyboard.press('Space');
    for (let stop = 0; stop < mostStops && !(await wanted.isChecked()); stop += 1)
      await this.page.keyboard.press('ArrowDown');
    await expect(wanted).toBeChecked();
  }

  /** Chooses an answer, and then presses Enter. The choice alone opens no page when it is made by keyboard. */
  override async answer(question: string, answer: string): Promise<void> {
    await this.choose(question, answer);
    await this.debounced(submitButton, () => this.page.keyboard.press('Enter'));
    await this.radioGroup(question).waitFor({ state: 'hidden' });
  }

  override async press(name: string): Promise<void> {
    await this.debounced(submitButton, () => this.click(name));
  }

  override async tick(label: string): Promise<void> {
    const box = this.checkbox(label);
    await this.#reach(box);
    if (!(await box.isChecked())) await this.page.keyboard.press('Space');
    await expect(box).toBeChecked();
  }

  /** Ticks a box, and then presses Enter. The tick alone opens no page when it is made by keyboard. */
  override async tickAlone(question: string, answer: string): Promise<void> {
    await this.tick(answer);
    await this.debounced(submitButton, () => this.page.keyboard.press('Enter'));
    await this.slot(question).waitFor({ state: 'hidden' });
  }

  override async upload(label: string, file: PictureFile): Promise<void> {
    await this.#reach(this.chooseButton(label));
    await this.interceptFileChoosers();
    const choosing = this.page.waitForEvent('filechooser');
    await this.page.keyboard.press('Enter');
    await (await choosing).setFiles(file);
    await this.expectUploaded(label);
  }

  protected override async click(name: string): Promise<void> {
    await this.#reach(this.button(name));
    await this.page.keyboard.press('Enter');
  }

  async #reach(target: Locator): Promise<void> {
    await target.waitFor();
    await this.#reachOneOf(target);
  }

  /** Presses Tab until one of these elements has focus. */
  async #reachOneOf(targets: Locator): Promise<void> {
    const focused = () => targets.evaluateAll((found) => found.some((one) => one === document.activeElement));
    for (let stop = 0; stop < mostStops && !(await focused()); stop += 1) await this.page.keyboard.press('Tab');
    expect(await focused(), `the keyboard reaches ${String(targets)}`).toBe(true);
  }
}
